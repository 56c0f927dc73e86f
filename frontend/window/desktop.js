// A real window on a virtual display, used by hand. Each file of tests has a display of its own: so files run side by
// side, and nothing flashes on a person's screen.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { binary, freshFolder, patience, removeFolder } from "../e2e/product.js";

/** What the display shows: it keeps its picture in a file, so that nothing need be started to look at it. */
const display = freshFolder();

const { number, pid: server } = await newDisplay();
process.env["DISPLAY"] = `:${number}`;

/** Starts a display that ends with this process. */
async function newDisplay() {
  const screen = ["-screen", "0", "1280x800x24", "-fbdir", display, "-nolisten", "tcp"];
  const args = ["-displayfd", "3", "-noreset", ...screen]; // a display that resets after its last window refuses the next
  const xvfb = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => {
    xvfb.kill();
    removeFolder(display);
  });
  const told = /** @type {import("node:net").Socket} */ (xvfb.stdio[3]);
  const number = await new Promise((/** @type {(number: string) => void} */ done, fail) => {
    xvfb.once("error", fail);
    told.setEncoding("utf8").on("data", (chunk) => done(String(chunk).trim()));
    told.once("end", () => fail(new Error("Xvfb has no display")));
  });
  told.unref();
  xvfb.unref();
  return { number, pid: /** @type {number} */ (xvfb.pid) };
}

/** @param {string} program @param {string[]} args */
const run = (program, ...args) =>
  execFileSync(program, args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8" } }).trim();

/**
 * Tries until something is so; a window system has no other way of saying that it is done.
 *
 * @template T
 * @param {string} what
 * @param {() => T | undefined | null | false | ""} look
 * @param {number} [time] milliseconds
 * @returns {Promise<T>}
 */
export async function until(what, look, time = patience) {
  const end = Date.now() + time;
  for (;;) {
    let got;
    try {
      got = look();
    } catch {
      got = undefined; // not there yet
    }
    if (got) return got;
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await pause(50);
  }
}

/** The message box's place in a window of 1280 by 800. */
export const composer = /** @type {const} */ ([760, 731]);

/** Those that have not ended. @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Ends what a test that failed has left: it would keep the tests from ending. */
export async function endWindows() {
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      return ended;
    }),
  );
}

/** Whether what a program asks of the network can be recorded here; some machines forbid it. */
export const recordable = spawnSync("strace", ["-qq", "-e", "trace=none", "true"]).status === 0;

/**
 * @param {string} dir
 * @param {{files?: readonly string[], env?: Record<string, string>, record?: string}} [options] files: what it is opened
 *   with; record: the file that keeps what it and its web view ask of the network
 */
export async function openWindow(dir, { files = [], env = {}, record = "" } = {}) {
  const command = [binary, "--data-dir", join(dir, "data"), ...files];
  if (record) command.unshift("strace", "-D", "-f", "-qq", "--seccomp-bpf", "-e", "trace=%network", "-o", record);
  const child = spawn(command[0], command.slice(1), {
    stdio: "ignore",
    env: {
      ...process.env,
      XDG_DATA_HOME: join(dir, "share"),
      XDG_CACHE_HOME: join(dir, "cache"),
      XDG_CONFIG_HOME: join(dir, "config"),
      TERZETTO_PORTS: "", // no server of this computer is found
      ...env,
    },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const exited = new Promise((/** @type {(code: number | null) => void} */ done) => child.once("exit", done));
  const pid = /** @type {number} */ (child.pid);
  const log = join(dir, "data", "logs", "terzetto.log");
  const readyBefore = count(log, "window ready");
  await until("the page", () => count(log, "window ready") > readyBefore);
  const id = await until("the window", () =>
    run("xdotool", "search", "--onlyvisible", "--name", "Terzetto").split("\n").at(-1),
  );
  run("xdotool", "windowfocus", "--sync", id);
  await until("something to see", () => colours() > 50);
  /**
   * Waits until nothing on the screen changes any more, or in a part of it, such as 720x700+560+80, and nobody has
   * anything left to do for it: on a busy machine the screen rests while a key waits for its turn.
   */
  const quiet = async (part = "") => {
    let before = "";
    let drawn = 0;
    let busy = 0;
    const all = [server, ...family(pid)];
    await until("rest on the screen", () => {
      const now = look(part);
      if (now !== before) drawn = Date.now();
      if (all.some(isBusy)) busy = Date.now();
      before = now;
      return Date.now() - drawn >= 400 && Date.now() - busy >= 100;
    });
  };
  await quiet(); // a click on what has yet to find its place hits something else
  const windows = () => run("xdotool", "search", "--onlyvisible", "--name", ".").split("\n");
  /** @param {() => unknown} write */
  const answer = async (write) => {
    const shown = await until("the dialog", () => windows().find((w) => w !== id));
    run("xdotool", "windowfocus", "--sync", shown);
    await quiet();
    await write();
    await quiet();
    run("xdotool", "key", "Return");
    await until("the end of the dialog", () => !windows().includes(shown));
    run("xdotool", "windowfocus", "--sync", id);
  };
  return {
    pid,
    quiet,
    look,
    /** Does something, and waits until it is drawn. @param {() => unknown} act @param {string} [part] of the screen */
    drawn: async (act, part) => {
      const before = look(part);
      act();
      await until("something drawn", () => look(part) !== before);
      await quiet(part);
    },
    /** Answers the system's dialog for a file that is there. @param {string} path */
    choose: (path) =>
      answer(async () => {
        run("xdotool", "key", "ctrl+l");
        await quiet(); // what is typed while the field comes is lost
        run("xdotool", "type", "--delay", "12", path);
      }),
    /** Answers the system's dialog for a file that is to be. @param {string} path */
    name: (path) =>
      answer(() => {
        run("xdotool", "key", "ctrl+a");
        run("xdotool", "type", "--delay", "12", path);
      }),
    /** @param {number} x @param {number} y */
    click: (x, y) => run("xdotool", "mousemove", "--window", id, String(x), String(y), "click", "1"),
    /**
     * Drags a file from outside to a place in the window and lets it go, as from a file manager.
     * @param {string} file @param {readonly [number, number]} to
     */
    drop: async (file, [x, y]) => {
      const source = join(dir, "dragsource");
      if (!existsSync(source)) {
        const flags = run("pkg-config", "--cflags", "--libs", "gtk+-3.0").split(" ");
        run("cc", new URL("dragsource.c", import.meta.url).pathname, "-o", source, ...flags);
      }
      const before = windows().length;
      const held = spawn(source, [file, "900", "10"], { stdio: "ignore" });
      const dropped = new Promise((done) => held.once("exit", done));
      await until("the file to drag", () => windows().length > before);
      await quiet();
      run("xdotool", "mousemove", "930", "40", "mousedown", "1");
      for (const [left, top] of [
        [920, 60],
        [900, 100],
        [x, y - 20],
        [x, y],
      ]) {
        run("xdotool", "mousemove", String(left), String(top));
        await pause(50); // a hand is no faster
      }
      run("xdotool", "mouseup", "1");
      await dropped;
    },
    /** @param {string} text */
    type: (text) => run("xdotool", "type", "--delay", "12", text),
    /** @param {string} key */
    press: (key) => run("xdotool", "key", key),
    /** @param {number} x @param {number} y @param {number} width @param {number} height */
    place: (x, y, width, height) => {
      run("xdotool", "windowsize", id, String(width), String(height));
      run("xdotool", "windowmove", id, String(x), String(y));
    },
    geometry: () => {
      const g = Object.fromEntries(
        run("xdotool", "getwindowgeometry", "--shell", id)
          .split("\n")
          .map((line) => line.split("=")),
      );
      return { x: Number(g.X), y: Number(g.Y), width: Number(g.WIDTH), height: Number(g.HEIGHT) };
    },
    /** The code with which it ended by itself. */
    ended: () => exited,
    colours,
    close: () => {
      child.kill("SIGTERM");
      return exited;
    },
    kill: () => {
      child.kill("SIGKILL");
      return exited;
    },
  };
}

/** The screen's rows of pixels, or those of a part of it, from the file of the X window dump. @param {string} part */
function pixels(part) {
  const dump = readFileSync(join(display, "Xvfb_screen0"));
  const [header, columns, rows, stride, named] = [0, 16, 20, 48, 76].map((at) => dump.readUInt32BE(at));
  const picture = dump.subarray(header + named * 12);
  const [width, height, x, y] = part ? part.split(/[x+]/).map(Number) : [columns, rows, 0, 0];
  return Array.from({ length: height }, (_, row) =>
    picture.subarray((y + row) * stride + x * 4, (y + row) * stride + (x + width) * 4),
  );
}

/** What tells one picture of the screen, or of a part of it, from another. */
function look(part = "") {
  const sum = createHash("sha1");
  for (const row of pixels(part)) sum.update(row);
  return sum.digest("hex");
}

/** How many colours the screen shows; an empty page has a handful. */
function colours() {
  const seen = new Set();
  for (const row of pixels("")) for (let at = 0; at < row.length; at += 4) seen.add(row.readUIntLE(at, 3));
  return seen.size;
}

/** @param {string} file @param {string} text */
function count(file, text) {
  try {
    return readFileSync(file, "utf8").split(text).length - 1;
  } catch {
    return 0;
  }
}

/** Asks the data folder's file. @param {string} dir @param {string} query */
export const ask = (dir, query) => run("sqlite3", "-readonly", join(dir, "data", "terzetto.db"), query);

/**
 * The addresses that a recorded window asked for, or waited at, each once: those of the network, as strace writes them.
 *
 * @param {string} record
 */
export function addressed(record) {
  const calls = readFileSync(record, "utf8").matchAll(
    /sa_family=AF_INET6?, sin6?_port=htons\((\d+)\).*?(?:inet_addr\(|inet_pton\(AF_INET6, )"([^"]+)"/g,
  );
  return [...new Set([...calls].map(([, port, host]) => `${host} ${port}`))].sort();
}

/** The ports on which a process, or one of its children, listens. @param {number} pid @returns {string[]} */
export function listening(pid) {
  const inodes = new Set();
  for (const p of family(pid)) {
    for (const fd of readdirSync(`/proc/${p}/fd`)) {
      try {
        const socket = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${p}/fd/${fd}`))?.[1];
        if (socket) inodes.add(socket);
      } catch {
        // Closed in between.
      }
    }
  }
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((f) => inodes.has(f[9]) && (f[3] === "0A" || kind.startsWith("udp")))
      .map((f) => `${kind} ${f[1]}`),
  );
}

/** Whether a thread of a process runs, or waits to. @param {number} pid */
function isBusy(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).some((id) => {
      const stat = readFileSync(`/proc/${pid}/task/${id}/stat`, "utf8");
      return !"SIZ".includes(stat.charAt(stat.lastIndexOf(")") + 2));
    });
  } catch {
    return existsSync(`/proc/${pid}`); // a thread that ended meanwhile did something; a process that is gone does nothing
  }
}

/** @param {number} pid @returns {number[]} */
function family(pid) {
  const below = readdirSync("/proc")
    .filter((p) => /^\d+$/.test(p))
    .filter((p) => {
      try {
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${p}/stat`, "utf8"))?.[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
  return [pid, ...below.flatMap(family)];
}
