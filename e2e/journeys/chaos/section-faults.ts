/** What a section does. Nothing that it can read or reach may appear on a page as {@link LEAK}. */
export const LEAK = 'LEAKED-BY-A-SECTION';

export const FAULTS = {
  throws: `throw new Error('broken on purpose');`,
  rejects: `Promise.reject(new Error('broken on purpose'));`,
  'never resolves': `return new Promise(() => {});`,
  'loops for ever': `for (;;);`,
  'allocates without end': `const all = []; for (;;) all.push({ all: new Array(1000).fill(all.length) });`,
  exits: `process.exit(1);`,
  'floods logs': `for (let line = 0; line < 100000; line++) console.log('x'.repeat(1000));`,
  'reads files': `
    for (const read of [
      () => process.getBuiltinModule('node:fs').readFileSync('/etc/passwd'),
      () => module.constructor._load('node:fs').readFileSync('/etc/passwd'),
      () => module.constructor.createRequire('/')('node:fs').readFileSync('/etc/passwd'),
      () => process.binding('fs'),
      () => new Function('return process')().mainModule.require('fs'),
      () => process.kill(process.ppid, 'SIGKILL'),
      () => require('node:fs').readFileSync('/etc/passwd'),
    ]) try { if (read()) globalThis.leak = '${LEAK}'; } catch {}
    import('node:fs').then(() => { globalThis.leak = '${LEAK}'; }, () => {});`,
  'opens sockets': `
    for (const open of [
      () => fetch('http://127.0.0.1:1').catch(() => {}),
      () => new WebSocket('ws://127.0.0.1:1'),
      () => new EventSource('http://127.0.0.1:1'),
      () => process.getBuiltinModule('node:net').connect(1).on('error', () => {}),
      () => module.constructor._load('node:net').connect(1).on('error', () => {}),
      () => require('node:http').get('http://127.0.0.1:1').on('error', () => {}),
    ]) try { open(); globalThis.leak = '${LEAK}'; } catch {}`,
  'changes prototypes': `
    Array.prototype.map = () => { throw new Error('changed'); };
    Object.prototype.toString = () => 'changed';
    JSON.stringify = () => 'changed';`,
} as const;
export type Fault = keyof typeof FAULTS;
export const faults = Object.keys(FAULTS) as Fault[];

/** What is tried, as a sentence. */
export const TITLES: Readonly<Record<Fault, string>> = {
  throws: 'nobody else notices a section that throws',
  rejects: 'nobody else notices a section that leaves a rejection to nobody',
  'never resolves': 'nobody else notices a section that never answers',
  'loops for ever': 'nobody else notices a section that loops for ever',
  'allocates without end': 'nobody else notices a section that takes memory without end',
  exits: 'nobody else notices a section that ends its process',
  'floods logs': 'nobody else notices a section that floods the log',
  'reads files': 'a section that reads files finds none, and nobody notices',
  'opens sockets': 'a section that opens sockets reaches nobody, and nobody notices',
  'changes prototypes': 'nobody else meets the prototypes that a section changed',
};

export const MOMENTS = ['load', 'render', 'import', 'at promote'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What is refused to code and caught there, or is no more than written. */
const CAUGHT: ReadonlySet<Fault> = new Set(['floods logs', 'reads files', 'opens sockets']);
/** What ends the process a moment later, or is found at the next page. */
const LATE: ReadonlySet<Fault> = new Set(['rejects', 'changes prototypes']);

/** What the page that does it may be answered with. */
export const statusesOf = (fault: Fault): number[] =>
  CAUGHT.has(fault) ? [200] : LATE.has(fault) ? [200, 500] : [500];

/** Whether a release with it must not be promoted. */
export const isRefused = (fault: Fault, moment: Moment): boolean =>
  !CAUGHT.has(fault) &&
  fault !== 'rejects' &&
  (moment === 'at promote' || (moment === 'import' && fault !== 'never resolves'));

/** What is done by {@link codeAt}. */
export const faultyCode = (fault: Fault, moment: Moment, path: string): string => codeAt(FAULTS[fault], moment, path);

/**
 * Code at the end of a server entry that acts at one moment: of the Chinese page at `path` when it is asked for by a
 * visitor, of the same page when it is proven, or when the entry is loaded.
 */
export function codeAt(act: string, moment: Moment, path: string): string {
  return `{ const real = module.exports.section; const act = () => { ${act} };
  ${moment === 'import' ? 'act();' : ''}
  let isProven = ${moment === 'at promote'};
  const isTarget = (request) => request.lang === 'cn' && request.path === '${path}';
  const withLeak = (rendered) => ({ ...rendered, html: rendered.html + (globalThis.leak ?? '') });
  module.exports = { section: { ...real,
    load: async (page, request, services) => {
      if (${moment === 'load' || moment === 'at promote'} && isTarget(request) && isProven) await act();
      return real.load(page, request, services);
    },
    render: (page, input, services) => {
      if (!isTarget(input.request)) return real.render(page, input, services);
      const given = ${moment === 'render'} && isProven ? act() : undefined;
      isProven = true;
      return given ?? withLeak(real.render(page, input, services));
    },
  } }; }`;
}
