import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutWords, withWords } from '../build/jpeg-metadata.ts';
import { pressNames, pressWordsOf } from '../build/press-words.ts';
import { MEDIA_ROOT, readPackFile } from './read-pack.ts';

const pictures = readPackFile('press-pictures.json');
const files = pictures.flatMap(({ id, sizes }) =>
  sizes.map((size) => ({ id, name: `${id}-${size.width}.jpg`, ...size })),
);
/** The directory of coordinates in EXIF: its tag and type. */
const PLACE = Buffer.from([0x88, 0x25, 0, 4]);
const read = (name: string) => readFileSync(new URL(name, MEDIA_ROOT));

describe('files for the press', () => {
  it('are there for every picture that the library gives away, and nothing else lies about', () => {
    expect(pictures.map(({ id }) => id)).toEqual(pressNames());
    const there = readdirSync(MEDIA_ROOT).filter((name) => name.endsWith('.jpg'));
    expect(there.toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  });

  it('have the pixels that they are named after, in sRGB at 300 dots per inch', async () => {
    for (const { name, width, height } of files) {
      const about = await sharp(read(name)).metadata();
      expect({ name, ...about }).toMatchObject({ name, format: 'jpeg', width, height, space: 'srgb', density: 300 });
      expect(about.icc).toBeDefined();
    }
  });

  it('say in both languages what they show, whose they are and how they may be used, and never where', async () => {
    for (const { id, name } of files) {
      const bytes = read(name);
      const words = pressWordsOf(id);
      expect({ name, same: bytes.equals(withWords(bytes, words)) }).toEqual({ name, same: true });
      const { exif, xmpAsString } = await sharp(bytes).metadata();
      expect(exif?.includes(PLACE)).toBe(false);
      expect(xmpAsString).not.toContain('GPS');
      for (const text of [words.alt.cn, words.terms.cn, words.credit.en]) expect(bytes.includes(text)).toBe(true);
    }
  });
});

describe('words in a picture', () => {
  it('are exchanged without a change of its pixels', async () => {
    const create = { width: 8, height: 6, channels: 3, background: '#345' } as const;
    const plain = await sharp({ create }).jpeg().toBuffer();
    const both = (text: string) => ({ cn: `${text}中`, en: text });
    const words = {
      title: both('Title'),
      caption: both('A “caption” & more'),
      alt: both('Alt'),
      credit: both('Credit'),
      terms: both('Terms'),
      group: both('Group'),
      date: '2026-11-25',
    };
    const once = withWords(plain, words);
    const twice = withWords(once, { ...words, title: both('Other') });
    const raw = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer();
    expect((await raw(twice)).equals(await raw(plain))).toBe(true);
    expect(twice.includes('Title')).toBe(false);
    expect(withoutWords(twice).equals(withoutWords(plain))).toBe(true);
    const { xmpAsString: xmp = '', exif } = await sharp(once).metadata();
    expect(xmp).toContain('<rdf:li xml:lang="zh-CN">A “caption” &#38; more中</rdf:li>');
    expect(exif?.includes('© Group')).toBe(true);
  });
});
