declare const temml: {
  render(
    expression: string,
    node: Element,
    options?: {
      displayMode?: boolean;
      annotate?: boolean;
      throwOnError?: boolean;
      trust?: boolean;
      maxSize?: [number, number];
      maxExpand?: number;
    },
  ): void;
};
export default temml;
