import { readFile, writeFile } from 'node:fs/promises';
import { packSales } from 'shared/contract/pack/pack';
import type { z } from 'zod';
import { COMPANIES, PRODUCTS, type Share } from './sales-breakdown.data.ts';

/*
 * `pnpm --filter content sales-breakdown`: writes `pack/sales-by-company.json` and `pack/sales-by-product.json`. Every
 * month sums exactly to `pack/sales.json`; the same input always gives the same files.
 */

type Month = z.infer<typeof packSales>[number];
type Field = 'output' | 'sales';

const PACK = new URL('../pack/', import.meta.url);

/** FNV-1a as a number in [-1, 1]: how far a month of a share lies off its line. */
function stir(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 8) & 0xffff) / 0x7fff - 1;
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

function shareOn(points: NonNullable<Share['share']>, month: string): number {
  const at = monthNumber(month);
  const after = points.findIndex(([name]) => monthNumber(name) >= at);
  if (after === -1) return points.at(-1)?.[1] ?? 0;
  const [nameAfter, high] = points[after] ?? ['', 0];
  const [nameBefore, low] = points[after - 1] ?? [nameAfter, high];
  const span = monthNumber(nameAfter) - monthNumber(nameBefore);
  return span === 0 ? high : low + ((high - low) * (at - monthNumber(nameBefore))) / span;
}

/** Vehicles of a share, undefined for the share that gets the rest. */
function vehiclesOf(share: Share, month: Month, field: Field): number | undefined {
  if (share.counted) return share.counted[month.month] ?? 0;
  if (!share.share) return undefined;
  const wobble = 1 + stir(`${share.id} ${field} ${month.month}`) * (field === 'sales' ? 0.02 : 0.03);
  return Math.round((month[field] * shareOn(share.share, month.month) * wobble) / 100);
}

function monthOf(
  shares: readonly Share[],
  share: Share,
  month: Month,
): { month: string; output: number; sales: number } {
  const figure = (field: Field): number => {
    const others = shares.reduce((sum, other) => sum + (vehiclesOf(other, month, field) ?? 0), 0);
    return vehiclesOf(share, month, field) ?? month[field] - others;
  };
  return { month: month.month, output: figure('output'), sales: figure('sales') };
}

/** A flat object on one line, as the formatter sets it. */
const asLine = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([key, share]) => `"${key}": ${JSON.stringify(share)}`)
    .join(', ')} }`;

const months = packSales.parse(JSON.parse(await readFile(new URL('sales.json', PACK), 'utf8')));
for (const [file, shares] of [
  ['sales-by-company.json', COMPANIES],
  ['sales-by-product.json', PRODUCTS],
] as const) {
  const rows = shares.map((share) => {
    const figures = months.map((month) => `      ${asLine(monthOf(shares, share, month))}`);
    const { id, name } = share;
    return `  {\n    "id": "${id}",\n    "name": ${asLine(name)},\n    "months": [\n${figures.join(',\n')}\n    ]\n  }`;
  });
  await writeFile(new URL(file, PACK), `[\n${rows.join(',\n')}\n]\n`);
  console.log(`${file}: ${shares.length} shares, ${months.length} months`);
}
