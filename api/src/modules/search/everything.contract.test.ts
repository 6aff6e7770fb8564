import path from 'node:path';
import { SEARCH_TYPES, type BestResults, type ParticipleList, type SearchPage } from 'shared/contract/site/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { CN_QUESTIONS } from '../../../testing/samples/search-questions/cn.ts';
import { EN_QUESTIONS } from '../../../testing/samples/search-questions/en.ts';
import type { Question } from '../../../testing/samples/search-questions/question.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');
const CODES = { cn: 1, en: 2 } as const;
type Lang = keyof typeof CODES;
const QUESTIONS: Readonly<Record<Lang, readonly Question[]>> = { cn: CN_QUESTIONS, en: EN_QUESTIONS };
/** Spec LIM-search-relevance: mean of 1 / place of the first wanted page, 0 where none is shown. */
const GOAL = 0.9;

// Spec CALL-search-best.
contractSuite('a search of everything that the group has', () => {
  let service: TestService;

  beforeAll(async () => {
    // The import in the same process holds the event loop up, which is no load of visitors.
    service = await startService({ now: () => NOON, env: { MAX_LOOP_DELAY_MS: '0' } });
    await importContent(service.db, CONTENT);
  });
  afterAll(() => service.stop());

  async function best(lang: Lang, searchKeyword: string): Promise<BestResults> {
    const { body } = await service.call('search/best', { searchKeyword }, CODES[lang]);
    expect({ code: body.code, msg: body.msg }).toEqual({ code: '0000', msg: '' });
    return body.data as BestResults;
  }

  it.each<[Lang, string, string, string]>([
    ['en', 'A-DEMO', 'CNY', '/invest/stock?market=A'],
    ['cn', '股价', 'CNY', '/invest/stock?market=A'],
    ['en', 'October sales', 'vehicles', '/invest/sales?month=2026-10'],
    ['cn', '十月销量', '辆', '/invest/sales?month=2026-10'],
    ['cn', '2025年销量', '1,870,578辆', '/invest/figures'],
    ['en', 'dividend 2025', 'CNY 2.3 for ten shares before tax', '/invest/record#payments'],
    ['cn', '2025年分红', '每10股2.3元（含税）', '/invest/record#payments'],
    ['en', 'pavilion opening hours', 'Tuesday to Sunday 09:30–16:30', '/about/hall'],
    ['cn', '辰岳馆开放时间', '周二至周日 09:30–16:30', '/about/hall'],
    ['en', 'S7', 'Chenyue S7', '/brand?brand=chenyue&vehicle=chenyue-s7'],
    ['cn', '辰岳S5', '辰岳S5', '/brand?brand=chenyue&vehicle=chenyue-s5'],
    ['cn', '客服电话', '400-000-0000（示例）', '/telephone#rescue'],
    ['cn', '深圳经销商', '家', '/dealers?province=GD&city=gd-shenzhen'],
    ['en', 'dealers in Guangdong', '271', '/dealers?province=GD'],
    ['en', 'dealers', '2,750', '/dealers'],
    ['en', 'charging points in Guangdong', '70', '/dealers?province=GD&service=charging'],
    ['cn', '充电站', '707家', '/dealers?service=charging'],
    ['en', 'CEO', 'Mo Xingchuan', '/about/org/mo-xingchuan'],
    ['cn', '董事长', '周砚', '/about/org/zhou-yan'],
    ['en', 'revenue 2025', 'CNY 219.4 billion', '/invest/figures'],
  ])('answers, in %s, %s with %s', async (...row) => {
    const [lang, keyword, value, url] = row;
    const { answers } = await best(lang, keyword);
    expect(answers[0]?.value).toContain(value);
    expect(answers[0]?.url).toBe(url);
  });

  it.each<[Lang, string, string, string]>([
    ['en', 'dividend', 'page', '/invest/record'],
    ['en', 'Chenyue S5', 'vehicle', '/brand?brand=chenyue&vehicle=chenyue-s5'],
  ])('finds, in %s, for %s a %s among the first', async (...row) => {
    const [lang, keyword, type, url] = row;
    const { list, counts } = await best(lang, keyword);
    expect(list.map((item) => `${item.type} ${item.url}`)).toContain(`${type} ${url}`);
    expect(counts).toHaveProperty(type);
  });

  it('has results of every kind, each with an address', async () => {
    const kinds = new Set<string>();
    for (const searchKeyword of ['辰岳', '报告', '总裁']) {
      const { counts } = await best('cn', searchKeyword);
      for (const searchType of Object.keys(counts)) {
        kinds.add(searchType);
        const { body } = await service.call('search/page', { searchKeyword, searchType }, CODES.cn);
        const { list } = body.data as SearchPage;
        expect(list.filter(({ url, type }) => type !== searchType || !url.startsWith('/'))).toEqual([]);
      }
    }
    expect([...kinds].toSorted()).toEqual([...SEARCH_TYPES].toSorted());
  });

  /** From 1, among answers and best matches as they stand on the page; 0 for none. */
  async function placeOf([searchKeyword, ...wanted]: Question, lang: Lang): Promise<number> {
    const { answers, list } = await best(lang, searchKeyword);
    return 1 + [...answers, ...list].findIndex(({ url }) => wanted.includes(url));
  }

  // The questions were written before the search was tuned to them; a page that moves is changed there, a worse order is not.
  it.each(['cn', 'en'] as const)('finds first the page of what visitors ask, in %s', async (lang) => {
    expect(QUESTIONS[lang]).toHaveLength(60);
    const places = new Map<string, number>();
    for (const question of QUESTIONS[lang]) places.set(question[0], await placeOf(question, lang));
    const rank = [...places.values()].reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / places.size;
    const missed = [...places].filter(([, place]) => place !== 1).map(([keyword, place]) => `${keyword} (${place})`);
    console.warn(`search in ${lang}: mean reciprocal rank ${rank.toFixed(3)}; not first: ${missed.join(', ')}`);
    expect(rank).toBeGreaterThanOrEqual(GOAL);
  });

  // Spec LIM-suggestions.
  it.each<[Lang, string, string, string, number]>([
    ['en', 'chenyue s', 'Brands and vehicles', '/brand?brand=chenyue&vehicle=chenyue-s7', 3],
    ['cn', 'chenyues', '品牌与车型', '/brand?brand=chenyue&vehicle=chenyue-s7', 3],
    ['cn', '岳S5', '品牌与车型', '/brand?brand=chenyue&vehicle=chenyue-s5', 3],
    ['en', 'dividend', 'Pages', '/invest/record', 3],
    ['cn', '年度报告', '公告与报告', '/', 2],
    ['en', 'annual rep', 'Announcements and reports', '/', 2],
  ])('suggests, in %s, for %s among %s the way to %s', async (...row) => {
    const [lang, searchKeyword, name, way, most] = row;
    const { body } = await service.call('search/participle', { searchKeyword, pageNo: 1, pageSize: 8 }, CODES[lang]);
    const { groups } = body.data as ParticipleList;
    const entries = groups.find((group) => group.name === name)?.entries ?? [];
    expect(entries.filter(({ url }) => url.startsWith(way))).not.toEqual([]);
    expect(entries.length).toBeLessThanOrEqual(most);
  });

  it('suggests a picture of every vehicle, and of nothing else', async () => {
    const { body } = await service.call('search/participle', { searchKeyword: 'chenyue' }, CODES.en);
    const { groups } = body.data as ParticipleList;
    const [vehicles = [], ...others] = groups.map(({ entries }) => entries.map(({ picture }) => picture !== undefined));
    expect([vehicles, others.flat().filter((isPictured) => isPictured)]).toEqual([[true, true, true], []]);
    expect(others.length).toBeGreaterThan(0);
  });
});
