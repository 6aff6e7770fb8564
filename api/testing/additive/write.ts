import { parseArgs } from 'node:util';
import { lostBetween, presentCalls, readRecord, writeRecord } from './record.ts';

/*
 * `pnpm contract:write`: records the calls as they are, which is what pages of the next release know. Refuses where the
 * present record has more; `--despite <reason>` writes all the same, once nobody has a page that is so old.
 */

const { values } = parseArgs({ options: { despite: { type: 'string' } } });
const now = presentCalls();
const earlier = readRecord();
const lost = lostBetween(earlier, now);
const { despite } = values;

for (const line of lost) console.error(line);
if (lost.length > 0 && despite === undefined) {
  console.error('Old pages would meet this. Nothing was written; --despite <reason> writes all the same.');
  process.exitCode = 1;
} else {
  const touched = new Set(lost.map((line) => line.split(' ')[0]));
  writeRecord(now.map((call) => (despite !== undefined && touched.has(call.name) ? { ...call, despite } : call)));
  process.stdout.write(`${now.length} calls recorded\n`);
}
