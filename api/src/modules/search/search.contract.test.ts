import { sql } from 'kysely';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack, type SampleArticle, type SamplePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { queryLiteral, vectorLiteral } from '../../model/search-literals.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;
const DAY_MS = 86_400_000;
/** Whatever a visitor may type, and what could end a literal early. */
const ODD = [
  "'",
  "''",
  '\\',
  "\\'",
  '" & ! | ( ) : * < > <-> @@',
  "x' | '",
  'a:*',
  '%',
  '_',
  '\u0000',
  '\ud800',
  '😀',
  '𠮷',
];

const ENDLESS = Array.from({ length: 900 }, (_, at) => `w${at}`).join(' ');

const news: Record<string, SampleArticle> = {
  'show-title': {
    publishTime: '2026-11-01 09:00:00',
    cn: {
      title: '曜行V6亮相广州国际车展',
      summary: '新能源汽车首发。',
      tags: ['新能源'],
      markdown: '**纯电**续航812公里。',
    },
    en: { title: 'Yaoxing V6 at the show', summary: 'Batteries made simpler', markdown: 'Charging in *minutes*.' },
  },
  'show-old': {
    publishTime: '2025-03-01 09:00:00',
    cn: { title: '车展回顾', summary: '这一年。', markdown: '新能源与设计。' },
  },
  'show-body': {
    publishTime: '2026-11-10 09:00:00',
    cn: { title: '观展指南', summary: '从新闻部出发。', markdown: '从车展出发，看新能源汽车。' },
  },
  'show-hidden': {
    publishTime: '2026-12-01 09:00:00',
    cn: { title: '车展绝密车型', markdown: '尚未公布。' },
    en: { title: 'Xylophone edition' },
  },
  'show-english': {
    publishTime: '2026-11-05 09:00:00',
    en: { title: 'Chargers & batteries', summary: '<b>100%</b> fast' },
  },
  'show-endless': { publishTime: '2024-01-05 09:00:00', en: { title: ENDLESS } },
};

function packOfTest(): SamplePack {
  const pack = samplePack();
  const [item] = pack.files['library.json'];
  if (!item) throw new Error('the sample pack has a library');
  const { duration: _none, ...rest } = item;
  const wanted = { ...rest, kind: 'pack' as const, fileCount: 6, title: { cn: '车展素材包', en: 'Press package' } };
  pack.files['library.json'].push({ ...wanted, id: 'pack-now' }, { ...wanted, id: 'pack-later', date: '2026-11-22' });
  pack.articles = { ...pack.articles, ...news };
  return pack;
}

// Spec C6, C7.
contractSuite('search', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, packOfTest()));
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object, language: number): Promise<CallData<N>> {
    const { body: answer } = await service.call(name, body, language);
    expect({ code: answer.code, msg: answer.msg }).toEqual({ code: '0000', msg: '' });
    return answer.data as CallData<N>;
  }
  const search = (searchKeyword: string, more: object = {}, language = CN) =>
    dataOf('search/page', { searchKeyword, ...more }, language);
  const found = async (searchKeyword: string, language = CN) =>
    (await search(searchKeyword, {}, language)).list.map(({ baseId }) => baseId);
  const suggested = async (searchKeyword: string, language = CN) =>
    (await dataOf('search/participle', { searchKeyword }, language)).list.map(({ participleWord }) => participleWord);
  const marked = (text: string, marks: readonly [number, number][]) =>
    marks.map(([start, length]) => text.slice(start, start + length));

  it('finds Chinese words of two characters, titles first and the newest of them before', async () => {
    expect(await found('车展')).toEqual(['show-title', 'show-old', 'show-body']);
  });

  it('finds the names that only the pack knows, and what is written in Latin letters', async () => {
    expect(await found('曜行')).toEqual(['show-title']);
    expect(await found('曜行 ｖ６')).toEqual(['show-title']);
    expect(await found('812')).toEqual(['show-title']);
  });

  it('finds a compound by its parts and a text by words of its title, tags and body together', async () => {
    expect(await found('广州车展')).toEqual(['show-title']);
    expect(await found('车展 新能源')).toEqual(['show-title', 'show-old', 'show-body']);
    expect(await found('亮相 纯电')).toEqual(['show-title']);
    expect(await found('车展 没有这个词')).toEqual([]);
  });

  it('finds English words in every form', async () => {
    expect(await found('BATTERY', EN)).toEqual(['show-english', 'show-title']);
    expect(await found('charged minute', EN)).toEqual(['show-title']);
    expect(await found('the battery', EN)).toEqual(['show-english', 'show-title']);
  });

  it('finds texts by how their words sound, by initials and in traditional characters', async () => {
    for (const other of ['chezhan', '車展']) expect(await found(other)).toEqual(await found('车展'));
    expect(await found('yao xing v6')).toEqual(['show-title']);
    expect(await found('yx')).toEqual(['show-title']);
  });

  it('finds texts by other words for the same, of either language', async () => {
    expect(await found('电动车')).toEqual(await found('新能源'));
    expect(await found('electric car')).toEqual(await found('新能源'));
  });

  it('reads a word that finds nothing with its slip mended, and says so', async () => {
    expect((await search('bateries', {}, EN)).meant).toBe('batteries');
    expect(await found('bateries', EN)).toEqual(['show-english', 'show-title']);
    expect((await search('chezahn')).meant).toBe('车展');
    expect((await search('彻展')).meant).toBe('车展');
    expect((await search('batteries', {}, EN)).meant).toBe('');
    expect((await search('qqqqqq', {}, EN)).meant).toBe('');
  });

  it('mends no slip with a word that is under embargo', async () => {
    expect(await search('xylophoen', {}, EN)).toMatchObject({ meant: '', list: [] });
  });

  it('shows the newest first where that is wanted', async () => {
    const { list } = await search('车展', { sort: 'newest' });
    expect(list.map(({ baseId }) => baseId)).toEqual(['show-body', 'show-title', 'show-old']);
  });

  it.each(['!?.,;“”（）—%\\', '🚗🔋👨‍👩‍👧'])('finds nothing for %s, and says no more', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ list: [], totalCount: 0, meant: '' });
  });

  it('finds words that begin with a single Chinese character', async () => {
    expect(await found('车')).toEqual(expect.arrayContaining(['show-title', 'show-old', 'show-body']));
  });

  it('finds a title longer than any index can hold by its first and its last words', async () => {
    expect(await found('w1', EN)).toEqual(['show-endless']);
    expect(await found('w899', EN)).toEqual(['show-endless']);
  });

  it('never finds what is under embargo, until it is out', async () => {
    expect(await found('绝密')).toEqual([]);
    expect(await suggested('绝')).toEqual([]);
    expect(await suggested('xylo', EN)).toEqual([]);
    now = NOON + 30 * DAY_MS;
    expect(await found('绝密')).toEqual(['show-hidden']);
    expect(await suggested('xylo', EN)).toEqual(['xylophone']);
    now = NOON;
  });

  it('never finds a text of the other language', async () => {
    expect(await found('车展', EN)).toEqual([]);
    expect(await found('chargers', CN)).toEqual([]);
  });

  it('shows what was found as places in plain text', async () => {
    const [item] = (await search('新能源')).list;
    expect(item).toMatchObject({ type: 'news', baseId: 'show-title', url: '/news/detail?baseid=show-title' });
    expect(item).toMatchObject({ publishTime: '2026-11-01 09:00:00', categoryCode: 'COL-XWZX-QYDT', titleMarks: [] });
    expect(marked(item?.excerpt ?? '', item?.excerptMarks ?? [])).toEqual(['新能源']);
    const [english] = (await search('fast', {}, EN)).list;
    expect(english).toMatchObject({
      title: 'Chargers & batteries',
      excerpt: '<b>100%</b> fast',
      excerptMarks: [[12, 4]],
    });
    const [inBody] = (await search('minute', {}, EN)).list;
    expect(inBody).toMatchObject({ excerpt: 'Charging in minutes.', excerptMarks: [[12, 7]] });
  });

  it('finds resource packs on a tab of their own, from the day they come out', async () => {
    const { list, totalCount, facets } = await search('车展', { searchType: 'pack' });
    expect(list).toMatchObject([
      { type: 'pack', id: 'pack-now', count: 6, size: 2048, url: '/media/library/pack-now' },
    ]);
    expect(marked(list[0]?.title ?? '', list[0]?.titleMarks ?? [])).toEqual(['车展']);
    expect({ totalCount, facets }).toEqual({ totalCount: 1, facets: { year: { 2026: 1 }, category: {} } });
  });

  it('counts what was found by year and by category', async () => {
    expect(await search('车展')).toMatchObject({
      totalCount: 3,
      totalExact: true,
      facets: { year: { 2025: 1, 2026: 2 }, category: { 'COL-XWZX-QYDT': 3 } },
    });
  });

  it('leaves what is of a year or a category, and counts what each other choice would leave', async () => {
    const ofYear = await search('车展', { year: 2026 });
    expect(ofYear.list.map(({ baseId }) => baseId)).toEqual(['show-title', 'show-body']);
    expect(ofYear).toMatchObject({
      totalCount: 2,
      totalExact: true,
      facets: { year: { 2025: 1, 2026: 2 }, category: { 'COL-XWZX-QYDT': 2 } },
    });
    expect((await search('车展', { categoryCode: 'COL-XWZX-QYDT', year: 2025 })).totalCount).toBe(1);
    const elsewhere = await search('车展', { categoryCode: 'COL-SHZR-ZRDT' });
    expect(elsewhere).toMatchObject({ list: [], totalCount: 0, facets: { year: {} } });
    expect(elsewhere.facets.category).toEqual({ 'COL-XWZX-QYDT': 3 });
  });

  it.each(['search/page', 'search/participle'] as const)('%s wants a keyword', async (name) => {
    for (const body of [{ searchKeyword: '' }, { searchKeyword: ' \u3000\t' }, {}]) {
      const answer = await service.call(name, body, CN);
      expect(answer.body).toMatchObject({ code: '40022', data: [{ field: 'searchKeyword', rule: 'required' }] });
    }
  });

  it('refuses endless keywords, and pages that nobody reads', async () => {
    const endless = await service.call('search/page', { searchKeyword: '车'.repeat(10_000) }, CN);
    expect(endless.body).toMatchObject({ code: '40022', data: [{ field: 'searchKeyword' }] });
    const { body } = await service.call('search/page', { searchKeyword: '车', pageNo: 101 }, CN);
    expect(body).toMatchObject({ code: '40022', data: [{ field: 'pageNo', rule: 'range' }] });
  });

  it.each(ODD)('takes %j for what it is', async (odd) => {
    for (const keyword of [odd, `${odd}车展`, `车展 ${odd}`]) {
      const { list } = await search(keyword);
      expect(list.length).toBeLessThanOrEqual(4);
      expect(Array.isArray(await suggested(keyword))).toBe(true);
    }
    expect(await suggested(odd)).not.toContain('车展');
  });

  it('writes literals that the database reads as the same words', async () => {
    const terms = ODD.filter((term) => !['\u0000', '\ud800'].includes(term));
    const vector = vectorLiteral(terms.map((term) => ({ term, weight: 'A' })));
    const stored = await sql<{ lexeme: string }>`select lexeme from unnest(${vector}::tsvector)`.execute(service.db);
    expect(stored.rows.map(({ lexeme }) => lexeme).toSorted()).toEqual(terms.toSorted());
    for (const term of terms) {
      const query = queryLiteral([{ term, prefix: false }]);
      const hit = await sql<{ hit: boolean }>`select ${vector}::tsvector @@ ${query}::tsquery as hit`.execute(
        service.db,
      );
      expect(hit.rows).toEqual([{ hit: true }]);
    }
  });

  it('offers words of titles, the most frequent first and as the pack spells them', async () => {
    expect(await suggested('车')).toEqual(['车展']);
    expect(await suggested('曜')).toEqual(['曜行', '曜行V6']);
    expect(await suggested('YAOXING', EN)).toEqual(['yaoxing', 'Yaoxing V6']);
    expect(await suggested('v', EN)).toEqual(['V6', 'video']);
    expect(await suggested('展车')).toEqual([]);
  });

  it('follows what is changed and taken away', async () => {
    const pack = packOfTest();
    pack.articles['show-title'] = { ...news['show-title'], cn: { title: '改名之后' } };
    delete pack.articles['show-old'];
    await importContent(service.db, writePack(service.packFolder, pack));
    expect(await found('车展')).toEqual(['show-body']);
    expect(await found('改名')).toEqual(['show-title']);
    expect(await suggested('回顾')).toEqual([]);
    expect(await suggested('改')).not.toEqual([]);
    await importContent(service.db, writePack(service.packFolder, packOfTest()));
    expect(await found('车展')).toHaveLength(3);
  });

  it('counts to a thousand and pages through more than it ranks without repeating itself', async () => {
    await sql`
      insert into search_entry (type, id, language, published, category, title, summary, body, title_tsv, body_tsv, terms)
      select 'news', 'many-' || n, 'en', timestamptz '2020-01-01' + n * interval '1 hour', 'COL-X', 'Many', '', '',
        (case when n <= 100 then '''mani'':1A' else '' end)::tsvector, '''mani'':1A'::tsvector, '{}'
      from generate_series(1, 1200) as n
    `.execute(service.db);
    const { totalCount, totalExact } = await search('many', {}, EN);
    expect({ totalCount, totalExact }).toEqual({ totalCount: 1000, totalExact: false });
    const pages = await Promise.all(
      [1, 10, 11, 12, 24].map(async (pageNo) => (await search('many', { pageNo, pageSize: 50 }, EN)).list),
    );
    const ids = pages.flat().map(({ baseId }) => baseId);
    expect(new Set(ids).size).toBe(250);
    expect(pages[0]?.[0]?.baseId).toBe('many-100');
    expect(pages[4]?.at(-1)?.baseId).toBe('many-101');
  });
});
