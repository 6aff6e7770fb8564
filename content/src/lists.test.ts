import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EXPERT_TAGS } from 'shared/contract/content/expert';
import { describe, expect, test } from 'vitest';
import { paperOf } from '../build/document-paper.ts';
import { shortDocuments } from '../build/document-sheets.ts';
import { MEDIA_ROOT, readArticles, readPackFile, type Lang } from './read-pack.ts';

const TODAY = '2026-11-21';
/** Small, Latin only: what is tested is that nothing random goes into a document. */
const FONT_OF_TEST = '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff';

const articles = readArticles();
const articleOf = (baseId: string) => articles.find((article) => article.baseId === baseId);
const topics = readPackFile('topics.json');
/** Topics of special pages (spec SCR-auto-shows, SCR-two-sessions); the Chinese-only ones list their columns instead. */
const SPECIAL_PAGES =
  'auto-gz-2020 auto-gz-2021 auto-sh-2021 auto-gz-2022 auto-gz-2023 auto-sh-2023 auto-bj-2024 auto-bj-2026 technology-2022'
    .split(' ')
    .concat([2021, 2022, 2023, 2024].map((year) => `sessions-${year}`));
const inBothLanguages = topics.flatMap((topic) => (['cn', 'en'] as const).map((lang) => ({ ...topic, lang })));
const tagsOf = (baseId: string, lang: Lang) => articleOf(baseId)?.texts[lang]?.front.tags ?? [];

describe('topics', () => {
  test('there are ten of the media, and one for each special page', () => {
    expect(topics.filter(({ category }) => category === 'SPC-MTZX-MTZT')).toHaveLength(10);
    const ids = topics.filter(({ category }) => category === 'SPC-XWZX-ZTBD').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(SPECIAL_PAGES));
  });

  // An address names a tag by its place, and the switch of the language keeps it.
  test.each(topics)('$id has as many tags in one language as in the other', ({ tag }) => {
    expect(tag.en.split(',')).toHaveLength(tag.cn.split(',').length);
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

// Spec SCR-menu: pages, topics and years, never a time filter of a list.
test('no menu leads to what was new when somebody looked', () => {
  type Item = { url: string; sonMenu: readonly Item[] };
  const urlsOf = (items: readonly Item[]): string[] => items.flatMap(({ url, sonMenu }) => [url, ...urlsOf(sonMenu)]);
  const urls = urlsOf(readPackFile('menus.json'));
  expect(urls.filter((url) => /[?&](?:days|time|from|to)=/i.test(url))).toEqual([]);
  expect(urls.length).toBeGreaterThan(50);
});

describe('documents', () => {
  const reports = [...readPackFile('special-topics.json'), ...readPackFile('reports.json')];
  const announced = readPackFile('announcements.json');
  const bytesOf = (url: string) => readFileSync(new URL(url.split('/').at(-1) ?? '', MEDIA_ROOT));

  test('every report is a PDF file of the size that the list says, and a small one', () => {
    for (const { url, size, web } of reports) {
      const bytes = bytesOf(url);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBe(size);
      expect(size).toBeLessThan(web === undefined ? 100_000 : 600_000);
    }
  });

  test('announcements of a report lead to the report itself', () => {
    const known = new Map(reports.map(({ url, size }) => [url, size]));
    const ofReports = announced.flatMap(({ documents: { cn } }) => (cn && known.has(cn.url) ? [cn] : []));
    expect(ofReports.length).toBeGreaterThan(15);
    expect(ofReports.filter(({ url, size }) => known.get(url) !== size)).toEqual([]);
  });

  test('every announcement has a PDF file of the size that the list says, in each language of its text', () => {
    const texts = new Map(readPackFile('announcement-texts.json').map((text) => [text.id, text]));
    const files = announced.flatMap(({ documents: { cn, en } }) => [cn, en].filter((one) => one !== undefined));
    expect(files.filter(({ url, size }) => bytesOf(url).length !== size)).toEqual([]);
    for (const { baseId, documents } of announced) {
      for (const lang of ['cn', 'en'] as const) {
        expect([baseId, lang, texts.get(baseId)?.[lang] === undefined]).toEqual([baseId, lang, !documents[lang]]);
      }
    }
  });

  test('boards, shareholders and results meet on working days', () => {
    const days = [
      ...announced.filter(({ category }) => /board|meeting|results/.test(category)).map(({ date }) => date),
      ...readPackFile('events.json').map(({ begins }) => begins.slice(0, 10)),
    ];
    const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(days.filter(isWeekend)).toEqual([]);
  });

  test('there are at least sixty announcements in each market, none on two days or in the future', () => {
    for (const market of ['A', 'H']) {
      expect(announced.filter((one) => one.market === market).length).toBeGreaterThanOrEqual(60);
    }
    const wrong = announced.filter(({ baseId, date }) => !baseId.includes(date.replaceAll('-', '')) || date > TODAY);
    expect(wrong).toEqual([]);
  });

  test('are made again with the same bytes', { timeout: 60_000 }, async () => {
    const words = { cn: 'cn', en: 'en' };
    const rows = [[words, '1'] as const];
    const sheets = [{ kind: 'table', heading: words, columns: [words, words], rows } as const];
    const one = { name: 'one', date: '2026-04-24', title: words, landscape: false, sheets };
    const font = readFileSync(createRequire(import.meta.url).resolve(FONT_OF_TEST));
    expect((await paperOf(one, font)).equals(await paperOf(one, font))).toBe(true);
  });

  test('there is a document for every report that is not written out', () => {
    const ids = shortDocuments().map(({ name }) => `/cn/media-files/${name}.pdf`);
    const short = reports.filter(({ web }) => web === undefined);
    expect(ids.toSorted()).toEqual(short.map(({ url }) => url).toSorted());
  });
});

describe('ten years', () => {
  const years = readPackFile('key-figures.json');
  const yearsOf = new Set(readPackFile('dividends.json').map(({ year }) => year));
  const sales = readPackFile('sales.json');

  test('of key figures and of dividends, without a gap', () => {
    const ids = years.map(({ id }) => Number(id));
    expect(ids).toEqual(Array.from({ length: 10 }, (_, at) => 2025 - at));
    expect(ids.filter((year) => !yearsOf.has(year))).toEqual([]);
  });

  test.each(years.filter(({ id }) => id >= '2022'))('$id is the sum of its months', ({ id, sales: sold }) => {
    const months = sales.filter(({ month }) => month.startsWith(id));
    expect(months).toHaveLength(12);
    expect(months.reduce((total, one) => total + one.sales, 0)).toBe(sold);
  });

  test('profit per share comes from one number of shares', () => {
    for (const { netProfit, perShare } of years) expect(netProfit / perShare).toBeCloseTo(10.44, 1);
  });
});

describe('the six experts', () => {
  const experts = readPackFile('experts.json');

  test('have the six fixed tags and an article each in both languages', () => {
    expect(experts.map(({ tag }) => tag)).toEqual(EXPERT_TAGS);
    const unread = experts.filter(({ articles: ids }) =>
      (['cn', 'en'] as const).some((lang) => !ids.some((baseId) => articleOf(baseId)?.texts[lang])),
    );
    expect(unread).toEqual([]);
  });

  test('joined the group when their article says', () => {
    const body = articleOf('six-experts')?.texts.en?.body ?? '';
    const wrong = experts.filter(
      ({ name, since }) => !new RegExp(`\\| ${name.en} \\|[^|]+\\| ${since} \\|`).test(body),
    );
    expect(wrong).toEqual([]);
  });
});

test('every lesson is an article in both languages and has at least two questions', () => {
  const lessons = readPackFile('lessons.json');
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  const wrong = lessons.filter(({ id, questions }) => {
    const { cn, en } = articleOf(id)?.texts ?? {};
    return !cn || !en || questions.length < 2;
  });
  expect(wrong).toEqual([]);
});

describe('results', () => {
  const results = readPackFile('results.json');
  const reports = new Map(readPackFile('reports.json').map((report) => [report.id, report]));
  const announced = new Map(readPackFile('announcements.json').map((one) => [one.baseId, one]));
  const events = new Map(readPackFile('events.json').map((event) => [event.id, event]));

  test('name every report of their period once, and each presentation', () => {
    const named = results.flatMap(({ reports: own, presentation }) => [
      ...own,
      ...(presentation ? [presentation] : []),
    ]);
    expect(named.toSorted()).toEqual([...reports.keys()].toSorted());
    const strange = results.filter(({ id, reports: own }) =>
      own.some((name) => `${reports.get(name)?.year}-${reports.get(name)?.kind}` !== id),
    );
    expect(strange).toEqual([]);
  });

  test('come with the announcements of their day and minute, and are explained on it', () => {
    const wrong = results.flatMap(({ id, reports: own, announcements, event }) => {
      const report = reports.get(own[0] ?? '');
      const filed = Object.values(announcements).map((name) => announced.get(name ?? ''));
      const unlike = filed.filter((one) => one?.date !== report?.date || one?.time !== report?.time);
      const held = event === undefined ? report?.date : events.get(event)?.begins.slice(0, 10);
      return unlike.length > 0 || held !== report?.date ? [id] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('say in their briefings what the figures say', () => {
    const nine = results.find(({ id }) => id === '2026-quarter3');
    const said = nine?.briefing.flatMap(({ lines }) => lines.map(({ text }) => text.en)).join(' ') ?? '';
    const months = readPackFile('sales.json').filter(({ month }) => month >= '2026-01' && month <= '2026-09');
    expect(said).toContain(months.reduce((sum, { sales }) => sum + sales, 0).toLocaleString('en-US'));
    expect(said).toContain(`${nine?.figures?.revenue} billion`);
    expect(said).toContain(`${nine?.figures?.netProfit} billion`);
  });

  test('begin a closed period 60 days before a year, 30 before others, or with the end of the period', () => {
    const DAY = 86_400_000;
    const ends: Readonly<Record<string, string>> = { q1: '03-31', half: '06-30', q3: '09-30', annual: '12-31' };
    const expected = [...events.values()].flatMap(({ id, begins }) => {
      const [, kind = '', year = ''] = /^(q1|half|q3|annual)-results-(\d{4})$/.exec(id) ?? [];
      if (kind === '') return [];
      const day = Date.parse(begins.slice(0, 10));
      const before = day - (kind === 'annual' ? 60 : 30) * DAY;
      const from = Math.max(before, Date.parse(`${year}-${ends[kind]}`) + DAY);
      return [[id, new Date(from).toISOString().slice(0, 10)] as const];
    });
    const given = [...events.values()].flatMap(({ id, closedFrom }) => (closedFrom ? [[id, closedFrom] as const] : []));
    expect(new Map(given)).toEqual(new Map(expected));
  });
});

test('of ten activities some are over on the day that the pack was written for', () => {
  const activities = readPackFile('activities.json');
  expect(activities).toHaveLength(10);
  expect(activities.filter(({ ends }) => ends < TODAY).length).toBeGreaterThanOrEqual(3);
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

test('there are at least twenty-four vacancies, for every track and city', () => {
  const jobs = readPackFile('jobs.json');
  expect(jobs.length).toBeGreaterThanOrEqual(24);
  expect(jobs.filter(({ date, closes }) => date >= closes)).toEqual([]);
  expect(new Set(jobs.map(({ track }) => track)).size).toBe(4);
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
    const electric = (month: string) => soldBy('yaoxing', month, month) + soldBy('yunji', month, month);
    expect(sales.filter(({ month, nev }) => electric(month) > nev)).toEqual([]);
  });
});
