import fs from 'node:fs';

/*
 * Loaded with `--import` into a program under test: its clock goes wrong by as many milliseconds as the file `MOVED_CLOCK`
 * says while it is there. Timers and `performance.now()` go on as ever, as they do when the clock of a machine is set.
 */

// oxlint-disable-next-line node/no-process-env -- how a test tells its child
const file = process.env['MOVED_CLOCK'] ?? '';
/** Milliseconds after which the file is looked at again. */
const LOOK_AGAIN = 20;

const { now } = Date;
let [moved, lookedAt] = [0, -Infinity];

function movedNow(): number {
  if (performance.now() - lookedAt > LOOK_AGAIN) {
    moved = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    lookedAt = performance.now();
  }
  return now() + moved;
}

Date.now = movedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [movedNow()] : given, newTarget) as Date,
});
