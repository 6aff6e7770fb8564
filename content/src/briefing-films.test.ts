import { readFileSync, statSync } from 'node:fs';
import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import type { Slide } from '../build/briefings/slides.ts';
import { storyboards, type Storyboard } from '../build/briefings/storyboard.ts';
import { MEDIA_ROOT, readPackFile } from './read-pack.ts';
import { vttOf } from './web-vtt.ts';

const MB = 1024 * 1024;
const boards = storyboards();
const results = new Map(readPackFile('results.json').map((result) => [result.id, result]));
const sales = readPackFile('sales.json');
const drawn = JSON.parse(readFileSync(new URL('../build/briefings.json', import.meta.url), 'utf8')) as unknown;

const boardOf = (id: string): Storyboard => {
  const found = boards.find((board) => board.id === id);
  if (!found) throw new Error(`there is no film of ${id}`);
  return found;
};
const slidesOf = (id: string) => boardOf(id).scenes.map(({ slide }) => slide);
const comparedIn = (slides: readonly Slide[]) => slides.flatMap((slide) => (slide.kind === 'compared' ? [slide] : []));
const columnsIn = (slides: readonly Slide[]) => slides.flatMap((slide) => (slide.kind === 'columns' ? [slide] : []));
const soldIn = (from: string, until: string) =>
  sales.filter(({ month }) => month >= from && month <= until).reduce((sum, one) => sum + one.sales, 0);
const changeOf = (now: number, before: number) =>
  `${now < before ? '−' : '+'}${Math.abs((now / before - 1) * 100).toFixed(1)}%`;

// Spec I13.
describe('issue 17, item 8: the films of briefings', () => {
  it('are there for every briefing whose words are, drawn from the figures that the pack has now', () => {
    const said = [...results.values()].filter(({ briefing }) => briefing.length > 0).map(({ id }) => id);
    expect(boards.map(({ id }) => id)).toEqual(said);
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(drawn).toEqual(boards.map(({ file, seconds, scenes }) => ({ file, seconds, scenes })));
  });

  it.each(boards)(
    '$file plays in every browser, is short and small, and begins its parts where the result says',
    (board) => {
      for (const ending of ['mp4', 'webm']) {
        const { size } = statSync(new URL(`${board.file}.${ending}`, MEDIA_ROOT));
        expect(size).toBeGreaterThan(0.1 * MB);
        expect(size).toBeLessThanOrEqual(MB);
      }
      expect(board.seconds).toBeLessThan(120);
      const { film } = results.get(board.id) ?? {};
      expect(film).toMatchObject({ file: board.file, seconds: board.seconds, begins: board.begins });
      expect(readPackFile('media.json')[film?.poster ?? '']).toMatchObject({
        width: film?.width,
        height: film?.height,
      });
    },
  );

  it.each(boards)('$file has captions and chapters in both languages, none before the last is over', (board) => {
    for (const lang of LANGS) {
      for (const [cues, name] of [
        [board.captions[lang], board.file],
        [board.chapters[lang], `${board.file}.chapters`],
      ] as const) {
        const file = new URL(`${name}.${HTML_LANG[lang]}.vtt`, MEDIA_ROOT);
        expect(readFileSync(file, 'utf8')).toBe(vttOf(cues));
        const times = cues.flatMap(({ from, until }) => [from, until]);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.at(-1)).toBe(board.seconds);
      }
    }
  });

  it.each(boards)('$file says in its captions every word of the transcript, at a pace that can be read', (board) => {
    for (const lang of LANGS) {
      const captions = board.captions[lang];
      const said = captions
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
      for (const { lines } of results.get(board.id)?.briefing ?? []) {
        for (const { text } of lines) expect(said).toContain(text[lang].replaceAll(' ', ''));
      }
      const fastest = Math.max(...captions.map(({ from, until, text }) => text.length / (until - from)));
      expect(fastest).toBeLessThanOrEqual({ cn: 9, en: 20 }[lang]);
      expect(Math.max(...captions.map(({ text }) => text.length))).toBeLessThanOrEqual({ cn: 46, en: 112 }[lang]);
    }
  });
});

describe('the slides of a briefing', () => {
  it('show the sums of the months, and money against the year before, as the pack has them', () => {
    for (const [id, until] of [
      ['2026-quarter3', '09'],
      ['2026-half', '06'],
      ['2026-quarter1', '03'],
    ] as const) {
      const [slide] = comparedIn(slidesOf(id));
      const figures = results.get(id)?.figures;
      if (!figures) throw new Error(`${id} has no figures`);
      const [now, before] = [soldIn('2026-01', `2026-${until}`), soldIn('2025-01', `2025-${until}`)];
      expect(slide?.rows[0]).toMatchObject({
        now: { value: now },
        before: { value: before },
        change: changeOf(now, before),
      });
      const money = slide?.rows.slice(2).map((row) => [row.now.value, row.before.value, row.change]);
      expect(money).toEqual(
        (['revenue', 'netProfit', 'research'] as const).map((name) => [
          Number(figures[name].toFixed(figures[name] < 10 ? 2 : 1)),
          Number(figures.last[name].toFixed(figures.last[name] < 10 ? 2 : 1)),
          changeOf(figures[name], figures.last[name]),
        ]),
      );
    }
  });

  it('show a year as the key figures have it, and its twelve months', () => {
    const [year, last] = ['2025', '2024'].map((id) => readPackFile('key-figures.json').find((one) => one.id === id));
    const [slide] = comparedIn(slidesOf('2025-annual'));
    const names = ['sales', 'revenue', 'netProfit', 'research', 'cashFlow'] as const;
    expect(slide?.rows.map((row) => [row.now.value, row.before.value])).toEqual(
      names.map((name) => [year?.[name], last?.[name]]),
    );
    const [months, research] = columnsIn(slidesOf('2025-annual'));
    const monthOf = (of: number) => sales.filter(({ month }) => month.startsWith(`${of}-`)).map((one) => one.sales);
    expect(months?.columns.map(({ now }) => now.value)).toEqual(monthOf(2025));
    expect(months?.columns.map(({ before }) => before?.value)).toEqual(monthOf(2024));
    expect(research?.columns.at(-1)).toMatchObject({ name: { en: '2025' }, now: { value: year?.research } });
    expect(research?.columns).toHaveLength(10);
  });

  it('split the profit of nine months into quarters that sum to it', () => {
    const [, quarters] = columnsIn(slidesOf('2026-quarter3'));
    const figures = results.get('2026-quarter3')?.figures;
    const sum = (of: 'now' | 'before') =>
      quarters?.columns.reduce((total, column) => total + (column[of]?.value ?? 0), 0);
    expect(quarters?.columns).toHaveLength(3);
    expect(sum('now')).toBeCloseTo(figures?.netProfit ?? 0, 6);
    expect(sum('before')).toBeCloseTo(figures?.last.netProfit ?? 0, 6);
  });

  it('compare the companies of half a year, which sum to the group', () => {
    const companies = comparedIn(slidesOf('2026-half')).find(({ sameScale }) => sameScale);
    expect(companies?.rows.reduce((sum, { now }) => sum + now.value, 0)).toBe(soldIn('2026-01', '2026-06'));
  });
});
