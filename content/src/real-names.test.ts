import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACK_ROOT } from './read-pack.ts';
import { REAL_NAMES } from './real-names.data.ts';

/** A name as it is kept in the list. */
const print = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 12);
const isReal = (name: string) => REAL_NAMES.has(print(name));

const LONGEST = 4;

/** Every word of Latin letters, and every two to four Han characters that stand together. */
function namesIn(text: string): string[] {
  const latin = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const han = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length }, (_, at) =>
      Array.from({ length: LONGEST - 1 }, (__, more) => run.slice(at, at + 2 + more)),
    ).flat(),
  );
  return [...new Set([...latin, ...han])];
}

const folder = PACK_ROOT.pathname;
const texts = globSync('**/*.{json,md}', { cwd: folder })
  .filter((file) => !/^(stock|sales)-/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

describe('the world of the pack', () => {
  it('names no real maker, supplier or person of theirs', { timeout: 60_000 }, () => {
    const real = new Set(namesIn(texts.map(({ text }) => text).join('\n')).filter(isReal));
    const places = [...real].flatMap((name) =>
      texts.filter(({ text }) => namesIn(text).includes(name)).map(({ file }) => `${file}: ${name}`),
    );
    expect(places).toEqual([]);
  });

  it('knows a real name when it sees one', () => {
    const [latin, han] = [['to', 'yo', 'ta'].join(''), ['丰', '田'].join('')];
    expect(namesIn(`The ${latin} of ${han}汽车`).filter(isReal)).toEqual([latin, han]);
  });

  it('has no stock code and no filing number of a real exchange', () => {
    const codes = /\b(?:(?:60|68|00|30)\d{4}\.(?:SH|SZ)|\d{4}\.HK|[粤京沪]ICP备\d+)/;
    expect(texts.filter(({ text }) => codes.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('writes to addresses that belong to nobody', () => {
    const hosts = texts.flatMap(({ text }) => [...text.matchAll(/(?:@|https?:\/\/)([a-z0-9.-]+\.[a-z]+)/gi)]);
    // The registers that the law wants in a footer are named as what they are.
    const allowed = /\.(?:example|test|invalid)$|^beian\.(?:miit|mps)\.gov\.cn$/;
    const real = hosts.map(([, host = '']) => host).filter((host) => !allowed.test(host));
    expect([...new Set(real)]).toEqual([]);
  });
});
