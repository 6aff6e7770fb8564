import { writeFile } from 'node:fs/promises';
import { BENCHMARKS, type Benchmark } from './benchmarks.data.ts';
import { daysUntil, normalOf, pathThrough, random } from './price-path.ts';
import { CLOSED_DAYS, DAYS, LAST_DAY } from './stock-sample.data.ts';

/*
 * `pnpm --filter content benchmarks`: writes `pack/benchmarks.json`, what the shares are compared with. Everything in it is
 * invented; the same seed always gives the same values.
 */

/** Rates are of every weekday, because either market may trade; the others trade on the days of the A shares. */
function valuesOf({ id, seed, decimals, ...path }: Benchmark): [day: string, value: number][] {
  const first = daysUntil(LAST_DAY, DAYS, CLOSED_DAYS.A)[0] ?? LAST_DAY;
  const weekdays = daysUntil(LAST_DAY, DAYS * 2).filter((day) => day >= first);
  const days = id === 'rate' ? weekdays : weekdays.filter((day) => !CLOSED_DAYS.A.has(day));
  const values = pathThrough(path, days, normalOf(random(seed)));
  return days.map((day, at) => [day, Number((values[at] ?? 0).toFixed(decimals))]);
}

const rows = BENCHMARKS.map((benchmark) => {
  const { id, name } = benchmark;
  const head = JSON.stringify({ id, name }, null, 2).slice(0, -2).replaceAll('\n', '\n  ');
  const values = valuesOf(benchmark).map((value) => `      ${JSON.stringify(value).replace(',', ', ')}`);
  console.log(`${id}: ${values.length} days`);
  return `  ${head},\n    "values": [\n${values.join(',\n')}\n    ]\n  }`;
});
await writeFile(new URL('../pack/benchmarks.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`);
