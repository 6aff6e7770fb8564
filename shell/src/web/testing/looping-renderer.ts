/* A web process with one renderer: `node looping-renderer.ts <folder> <entry>` says its pid once it is in an endless loop. */
import { startProcess } from '../renderers/renderer-process.ts';

/** Milliseconds of processor time that no release takes to be loaded. */
const LOOPING = 1000;

const [folder = '', entry = ''] = process.argv.slice(2);
const renderer = startProcess({
  folders: [folder],
  memory: 64,
  onMessage: ({ kind }) => {
    if (kind !== 'started') return;
    renderer.send({ kind: 'open', setup: { frame: { folder, entry }, section: null, shareOrigin: '' } });
  },
  onEnd: (how) => process.stderr.write(`the renderer ended: ${how}\n`),
});
const timer = setInterval(() => {
  if ((renderer.usage()?.processor ?? 0) < LOOPING) return;
  clearInterval(timer);
  process.stdout.write(`${renderer.pid}\n`);
}, 50);
