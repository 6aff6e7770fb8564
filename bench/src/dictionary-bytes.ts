/*
 * What documents and fragments would weigh if browsers had another page of the site as a dictionary (RFC 9842):
 * `pnpm --filter bench dictionary [origin]`, of a running site. Prints a table and writes it into the README.
 */
import { constants, brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { BASE, FRAGMENT_PREFIX } from 'shared/contract/site/site';
import { markdownTable, writeMeasured } from './measured.ts';
import { PAGES } from './peers/pages.ts';

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');

/** Whose document is the dictionary: the one that most others resemble. */
const DICTIONARY = '/about';
const SEEN = { ...PAGES, careers: '/talent', share: '/invest/stock' };

const read = async (address: string): Promise<Buffer> => {
  const response = await fetch(origin + address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

const brotli = (bytes: Buffer, dictionary?: Buffer) =>
  brotliCompressSync(bytes, {
    ...(dictionary && { dictionary }),
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
const zstd = (bytes: Buffer, dictionary: Buffer) =>
  zstdCompressSync(bytes, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 22 } }).length;

async function rowOf(name: string, address: string, dictionary: Buffer): Promise<string[]> {
  const bytes = await read(address);
  const sizes = [brotli(bytes), brotli(bytes, dictionary), zstd(bytes, dictionary)];
  return [name, ...sizes.map((size) => size.toLocaleString('en'))];
}

async function rowsIn(lang: Lang): Promise<string[][]> {
  const below = `/${lang}`;
  const dictionary = await read(`${BASE}${below}${DICTIONARY}`);
  const rows = [[`the dictionary, ${lang}`, brotli(dictionary).toLocaleString('en'), '', '']];
  for (const [name, path] of Object.entries(SEEN)) {
    rows.push(await rowOf(`${name}, ${lang}`, `${BASE}${below}${path}`, dictionary));
    rows.push(await rowOf(`its fragment`, `${FRAGMENT_PREFIX}${below}${path}`, dictionary));
  }
  return rows;
}

const rows = (await Promise.all(LANGS.map(rowsIn))).flat();
const table = markdownTable([['bytes', 'brotli 11', 'with it, brotli', 'with it, zstd'], ...rows]);
process.stdout.write(table);
writeMeasured('dictionary', table);
