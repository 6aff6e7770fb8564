import crypto from 'node:crypto';
import { registerHooks } from 'node:module';

/** What reaches the network, other threads or Node itself. The permission model refuses files, children, workers, addons. */
const REMOVED = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'Storage', 'navigator'];

/** Lines of section code that are passed on in a second, and their longest. */
const LINES = 10;
const LONGEST_LINE = 500;

function quietConsole(write: (text: string) => void): Console {
  let second = 0;
  let lines = 0;
  const line = (...values: readonly unknown[]) => {
    const now = Math.trunc(performance.now() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    lines += 1;
    if (lines > LINES) return;
    write(
      values
        .map((value) => (typeof value === 'string' ? value : Object.prototype.toString.call(value)))
        .join(' ')
        .slice(0, LONGEST_LINE),
    );
  };
  const nothing = () => {};
  return new Proxy({} as Console, {
    get: (_target, name) => (['log', 'info', 'warn', 'error', 'debug'].includes(String(name)) ? line : nothing),
  });
}

/** What libraries ask of `process`; nothing that acts on the machine. */
const harmlessProcess = () => {
  const { platform, arch, version, versions } = process;
  const nothing = () => {};
  return Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    argv: Object.freeze([]),
    platform,
    arch,
    version,
    versions: Object.freeze({ node: versions.node }),
    cwd: () => '/',
    // It computes; the frame names pictures by hashes.
    getBuiltinModule: (id: string) => (id === 'node:crypto' ? crypto : undefined),
    nextTick: (task: (...given: unknown[]) => void, ...given: unknown[]) => queueMicrotask(() => task(...given)),
    hrtime: process.hrtime.bind(null),
    emitWarning: nothing,
    on: nothing,
    once: nothing,
    off: nothing,
  });
};

/**
 * Takes away what section code could reach beyond its page, after this program has loaded all it needs. Modules of Node
 * and dynamic imports are refused from here on.
 * @param write where lines of the console go
 */
export function confine(write: (text: string) => void): void {
  registerHooks({
    resolve(specifier) {
      throw new Error(`"${specifier}" cannot be imported by a release`);
    },
  });
  const replaced = { process: harmlessProcess(), console: quietConsole(write) };
  for (const name of REMOVED) Reflect.deleteProperty(globalThis, name);
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(globalThis, name, { value, configurable: false, writable: false });
  }
}
