import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { mp4Facts } from './mp4.ts';
import { MEDIA_ROOT, readPackFile } from './read-pack.ts';
import { chaptersVtt, descriptionsVtt, webVtt } from './web-vtt.ts';

const KB = 1024;
const films = readPackFile('films.json');
const library = new Map(readPackFile('library.json').map((entry) => [entry.id, entry]));
const isLoop = ({ captions }: (typeof films)[number]) => captions.length === 0;

describe('films and loops of the pack', () => {
  it('are six loops and four films, all of them in the media library', () => {
    expect(films.filter(isLoop).length).toBeGreaterThanOrEqual(6);
    expect(films.filter((film) => !isLoop(film)).length).toBeGreaterThanOrEqual(4);
    expect(films.map(({ id }) => library.get(id)?.kind)).toEqual(films.map(() => 'video'));
  });

  // Spec M27.
  it.each(films)(
    '$file plays in every browser, from files that are what is noted of them and not too large',
    (film) => {
      const { editions, file, width } = film;
      const endings = editions.map(({ name }) => name.slice(file.length + 1));
      expect(endings).toContain('mp4');
      expect(endings.some((ending) => ending === 'webm' || ending === '1080.av1.mp4')).toBe(true);
      for (const { name, bytes, sha256, type, ...pixels } of editions) {
        expect(bytes).toBeGreaterThan(20 * KB);
        expect(bytes).toBeLessThanOrEqual((isLoop(film) ? 700 : pixels.width > width ? 10_240 : 3072) * KB);
        const data = readFileSync(new URL(name, MEDIA_ROOT));
        expect([data.length, createHash('sha256').update(data).digest('hex')]).toEqual([bytes, sha256]);
        if (name.endsWith('.webm')) continue;
        // Spec M7: films have a sound, loops have none.
        const { codecs, ...drawn } = mp4Facts(data);
        expect(drawn).toEqual(pixels);
        expect(codecs).toMatch(isLoop(film) ? /^[^,]+$/ : /^avc1\.\w+, mp4a\.40\.2$|^av01\.[\w.]+, opus$/);
        expect(type).toBe(`video/mp4; codecs="${codecs}"`);
      }
      expect(readPackFile('media.json')[library.get(film.id)?.picture ?? '']).toBeDefined();
    },
  );

  it.each(films)('$file is as long as the library says', ({ id, captions }) => {
    const { duration = 0 } = library.get(id) ?? {};
    const [shortest, longest] = captions.length === 0 ? [6, 10] : [10, 40];
    expect(duration).toBeGreaterThanOrEqual(shortest);
    expect(duration).toBeLessThanOrEqual(longest);
    const times = captions.flatMap(({ from, until }) => [from, until]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1) ?? 0).toBeLessThanOrEqual(duration + 0.5);
  });

  // WCAG 1.2.2: who does not hear reads what is to be heard; who hears nothing else has no speech to miss.
  it.each(films.filter((film) => !isLoop(film)))(
    '$file says in brackets what is heard, in both languages alike',
    ({ captions }) => {
      const isSound = (text: string) => /^\[[^\]]+\]\n/.test(text);
      const heard = captions.filter(({ text }) => isSound(text.en));
      expect(heard.length).toBeGreaterThanOrEqual(3);
      expect(captions.map(({ text }) => isSound(text.cn))).toEqual(captions.map(({ text }) => isSound(text.en)));
    },
  );

  it.each(films.filter((film) => !isLoop(film)))('$file has its captions in both languages', (film) => {
    for (const lang of LANGS) {
      const file = new URL(`${film.file}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT);
      expect(readFileSync(file, 'utf8')).toBe(webVtt(film, lang));
    }
  });
});

// Spec M24.
describe('chapters of a film', () => {
  const described = films.filter((film) => !isLoop(film));

  it.each(described)('$file is told in chapters to who does not see it, in both languages', (film) => {
    const { duration = 0 } = library.get(film.id) ?? {};
    expect(film.chapters.length).toBeGreaterThanOrEqual(3);
    expect(film.chapters.at(-1)?.at).toBeLessThan(duration);
    for (const { seen } of film.chapters) {
      expect(seen.cn.length).toBeGreaterThan(40);
      expect(seen.en.split(' ').length).toBeGreaterThan(25);
    }
    for (const lang of LANGS) {
      const read = (kind: string) =>
        readFileSync(new URL(`${film.file}.${kind}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT), 'utf8');
      expect(read('chapters')).toBe(chaptersVtt(film, duration, lang));
      expect(read('descriptions')).toBe(descriptionsVtt(film, duration, lang));
    }
  });

  it('are of films, not of loops', () => {
    expect(films.filter(isLoop).flatMap(({ chapters }) => chapters)).toEqual([]);
  });
});

describe('captions', () => {
  it('are WebVTT: numbered, with times to the thousandth', () => {
    const text = { cn: '风', en: 'Wind' };
    const captions = [{ from: 2.5, until: 61.25, text }];
    const film = { id: 'one', file: 'one', width: 16, height: 9, captions, chapters: [], editions: [] };
    expect(webVtt(film, 'en')).toBe('WEBVTT\n\n1\n00:00:02.500 --> 00:01:01.250 line:0 size:90%\nWind\n');
  });
});
