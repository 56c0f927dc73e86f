// Opens the inspector at a reply. The inspector registers itself here, so that the
// transcript does not need to know it.

/** @type {{show: (messageId: number) => void}} */
const place = { show: () => {} };

/** @param {(messageId: number) => void} show */
export function setPassesViewer(show) {
  place.show = show;
}

/** @param {number} messageId */
export const showPasses = (messageId) => place.show(messageId);
