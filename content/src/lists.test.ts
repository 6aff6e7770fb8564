import { describe, expect, test } from 'vitest';
import { readArticles, readPackFile, type Lang } from './read-pack.ts';

const articles = readArticles();
const articleOf = (baseId: string) => articles.find((article) => article.baseId === baseId);
const topics = readPackFile('topics.json');
/** Topics of the special pages of decision 8.1; the Chinese-only ones list their columns instead. */
const SPECIAL_PAGES = [
  ...['auto-gz-2020', 'auto-gz-2021', 'auto-sh-2021', 'auto-gz-2022', 'auto-gz-2023', 'auto-sh-2023'],
  ...['auto-bj-2024', 'auto-bj-2026', 'technology-2022'],
  ...['sessions-2021', 'sessions-2022', 'sessions-2023', 'sessions-2024'],
];
const inBothLanguages = topics.flatMap((topic) => (['cn', 'en'] as const).map((lang) => ({ ...topic, lang })));
const tagsOf = (baseId: string, lang: Lang) => articleOf(baseId)?.texts[lang]?.front.tags ?? [];

describe('topics', () => {
  test('there are ten of the media, and one for each special page', () => {
    expect(topics.filter(({ category }) => category === 'SPC-MTZX-MTZT')).toHaveLength(10);
    const ids = topics.filter(({ category }) => category === 'SPC-XWZX-ZTBD').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(SPECIAL_PAGES));
  });

  test.each(inBothLanguages)('every tag of $id in $lang is on one of its articles', ({ tag, lang, articles: ids }) => {
    const present = ids.flatMap((baseId) => tagsOf(baseId, lang));
    expect(tag[lang].split(',').filter((name) => !present.includes(name))).toEqual([]);
  });

  test.each(inBothLanguages)('every article of $id in $lang has one of its tags', ({ tag, lang, articles: ids }) => {
    const written = ids.filter((baseId) => articleOf(baseId)?.texts[lang]);
    const names = new Set(tag[lang].split(','));
    expect(written.filter((baseId) => !tagsOf(baseId, lang).some((name) => names.has(name)))).toEqual([]);
  });
});

test('no document is announced that is not there', () => {
  const documents = [...readPackFile('special-topics.json'), ...readPackFile('reports.json')];
  expect(documents.filter(({ url, size }) => url !== '' || size !== 0)).toEqual([]);
});

test('of ten activities some are over on the day that the pack was written for', () => {
  const activities = readPackFile('activities.json');
  expect(activities).toHaveLength(10);
  expect(activities.filter(({ ends }) => ends < '2026-11-21').length).toBeGreaterThanOrEqual(3);
});

test('every category that is used has a name', () => {
  const codes = new Set(readPackFile('categories.json').map(({ code }) => code));
  const used = [...articles.map(({ meta }) => meta), ...topics, ...readPackFile('special-topics.json')];
  expect(used.filter(({ category }) => !codes.has(category))).toEqual([]);
});

test('dividends say what articles and calendar say', () => {
  const dividends = readPackFile('dividends.json');
  const total = (year: number) =>
    dividends.filter((one) => one.year === year).reduce((sum, { per10Shares }) => sum + per10Shares, 0);
  expect([total(2026), total(2025), total(2024)].map((sum) => sum.toFixed(2))).toEqual(['0.80', '2.30', '2.05']);
  expect(articleOf('third-quarter-results')?.texts.en?.body).toContain('the record date was 22 October');
  const ofCalendar = readPackFile('events.json').filter(({ kind }) => kind === 'dividend');
  const days = dividends.map(({ recordDate }) => recordDate);
  expect(ofCalendar.filter(({ begins }) => !days.includes(begins))).toEqual([]);
});

test('there are at least twelve vacancies, for every track and city', () => {
  const jobs = readPackFile('jobs.json');
  expect(jobs.length).toBeGreaterThanOrEqual(12);
  expect(new Set(jobs.map(({ track }) => track)).size).toBe(3);
  expect(new Set(jobs.map(({ city }) => city)).size).toBe(3);
  const uneven = jobs.filter(({ duties, requirements, offer }) =>
    [duties, requirements, offer].some(({ cn, en }) => cn.length !== en.length),
  );
  expect(uneven.map(({ id }) => id)).toEqual([]);
});

describe('the parts of the sales', () => {
  const sales = readPackFile('sales.json');
  const soldBy = (id: string, first: string, last: string) => {
    const months = readPackFile('sales-by-company.json').find((company) => company.id === id)?.months ?? [];
    return months
      .filter(({ month }) => month >= first && month <= last)
      .reduce((sum, { sales: sold }) => sum + sold, 0);
  };
  const firstHalf = (id: string, year: number) => soldBy(id, `${year}-01`, `${year}-06`);

  test.each(['sales-by-company.json', 'sales-by-product.json'] as const)('%s sums to sales.json', (file) => {
    const parts = readPackFile(file);
    const sums = sales.map(({ month }) => {
      const figures = parts.flatMap(({ months }) => months.filter((one) => one.month === month));
      expect(figures).toHaveLength(parts.length);
      return {
        month,
        output: figures.reduce((sum, { output }) => sum + output, 0),
        sales: figures.reduce((sum, { sales: sold }) => sum + sold, 0),
      };
    });
    expect(sums).toEqual(sales.map(({ month, output, sales: sold }) => ({ month, output, sales: sold })));
  });

  test('by company they say what the half-year results say', () => {
    const largest = firstHalf('chenyue', 2026) + firstHalf('yaoxing', 2026);
    expect(largest / 921_510).toBeCloseTo(0.7, 2);
    expect(firstHalf('yunji', 2026)).toBeGreaterThan(20_000);
    const change = firstHalf('heyuan', 2026) / firstHalf('heyuan', 2025) - 1;
    expect(change).toBeLessThan(0);
    expect(change).toBeGreaterThan(-0.02);
  });

  test('the electric brands sell no more than all new energy', () => {
    const tooMany = sales.filter(
      ({ month, nev }) => soldBy('yaoxing', month, month) + soldBy('yunji', month, month) > nev,
    );
    expect(tooMany).toEqual([]);
  });
});
