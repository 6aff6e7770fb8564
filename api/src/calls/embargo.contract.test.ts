import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CALLS, type CallData, type CallName } from 'shared/contract/call/calls';
import type { CallRow } from 'shared/contract/call/call-row';
import { SEARCH_TYPES } from 'shared/contract/site/search';
import { contractSuite } from '../../testing/database/engine.ts';
import { LIFTED, SECRET, SECRET_FIGURES, SECRET_FILES, writeSealedPack } from '../../testing/samples/sealed.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { VALID_BODIES } from '../../testing/valid-bodies.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

/** Whatever of it is found before its minute has leaked. */
const SECRETS = new RegExp(
  [SECRET, ...Object.values(SECRET_FIGURES).flatMap((figure) => [figure, figure.toLocaleString('en')])]
    .join('|')
    .replaceAll('.', String.raw`\.`),
  'i',
);

/** What asks for the sealed things by their names, beside the usual bodies. */
const ASKED: readonly (readonly [CallName, object])[] = [
  ['article/detail', { baseId: 'sealed-article' }],
  ['article/more', { id: 'first-light', pageSize: 50 }],
  ['announcement/detail', { baseId: 'a-sealed' }],
  ['announcement/page', { keyword: SECRET }],
  ['results/briefing', { period: '2026-half' }],
  ...SEARCH_TYPES.map((searchType): readonly [CallName, object] => [
    'search/page',
    { searchKeyword: SECRET, searchType },
  ]),
  ['search/page', { searchKeyword: '2026', searchType: 'figure', pageSize: 50 }],
  ...[SECRET, 'sales', 'sales 2026', 'dividend', '股息', 'November 2026'].map(
    (searchKeyword): readonly [CallName, object] => ['search/best', { searchKeyword }],
  ),
  ['search/participle', { searchKeyword: SECRET.slice(0, 5) }],
  ['sitemap/articles', { from: 'sealed-article' }],
  ['performance/listByCategory', { month: '2026-11', dimension: 'company' }],
  ['performance/history', { dimension: 'product' }],
  ['specialTopic/page', { categoryCodeList: [] }],
];

const FILES = [
  'event/calendar.ics?language=2',
  'event/calendar.ics?language=2&id=sealed-event',
  ...['sales.csv', 'salesHistory.csv', 'keyFigures.csv', 'dividends.csv', 'resultBook.csv?period=2026-half'].map(
    (file) => `export/${file}${file.includes('?') ? '&' : '?'}language=2`,
  ),
];

/** Where each is found from its minute on. */
const SHOWN: readonly string[] = [
  'pageModule/queryByCode',
  'article/page',
  'article/detail',
  'announcement/page',
  'announcement/detail',
  'topic/rootPage',
  'specialTopic/page',
  'search/page',
  'search/best',
  'search/participle',
  'feed/articles',
  'report/page',
  'results/list',
  'results/briefing',
  'event/list',
  'keyFigure/list',
  'dividend/list',
  'lesson/list',
  'stock/marks',
  'performance/lastMonthCompanySales',
  'performance/listByCategory',
  'performance/history',
  'performance/last3YearsCompanySales',
  ...FILES,
];

const reads = (Object.keys(CALLS) as CallName[]).filter((name) => {
  const row: CallRow = CALLS[name];
  // The first is made of the others, the second has a test below.
  return row.effect === 'read' && row.audience !== 'private' && !['calls/together', 'content/version'].includes(name);
});

// Spec RULE-embargo.
contractSuite('what is under embargo', () => {
  let service: TestService;
  let now = LIFTED - 1;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_READS: '10000' } });
    await importContent(service.db, writeSealedPack(service.packFolder));
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    now = LIFTED - 1;
  });

  /** Everything that can be asked for, in both languages, as text by where it comes from. */
  async function everything(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const add = (from: string, text: string) => answers.set(from, `${answers.get(from) ?? ''}${text}`);
    for (const language of [1, 2]) {
      for (const [name, body] of [...reads.map((one) => [one, VALID_BODIES[one] ?? {}] as const), ...ASKED]) {
        add(name, JSON.stringify((await service.call(name, body, language)).body.data));
      }
    }
    for (const file of FILES) add(file, (await service.app.server.inject(`/cn/api/${file}`)).body);
    return answers;
  }
  const state = async () => (await service.call('content/version')).body.data as CallData<'content/version'>;

  // Issue 17, item 8.
  it('leaves the service on no call and in no file a millisecond before its minute, and on all of them from then on', async () => {
    const before = await everything();
    expect([...before].flatMap(([from, text]) => (SECRETS.test(text) ? [from] : []))).toEqual([]);
    now = LIFTED;
    const after = await everything();
    const shown = [...after].flatMap(([from, text]) => (SECRETS.test(text) ? [from] : []));
    expect(SHOWN.filter((from) => !shown.includes(from))).toEqual([]);
  });

  it('makes another moment of the content, so that whoever keeps pages makes them anew', async () => {
    expect((await state()).moment).toBeLessThan(LIFTED - 1);
    now = LIFTED;
    expect((await state()).moment).toBe(LIFTED);
    now = LIFTED + 60_000;
    expect((await state()).moment).toBe(LIFTED);
  });

  it('has documents that nobody may have before, each until the first thing that names it is out', async () => {
    const hidden = async () => (await state()).hidden.map(({ name }) => name).toSorted();
    expect(await hidden()).toEqual([...SECRET_FILES].toSorted());
    expect((await state()).hidden.map(({ until }) => until)).toEqual(SECRET_FILES.map(() => LIFTED));
    now = LIFTED;
    expect(await hidden()).toEqual([]);
  });
});
