import pg from 'pg';
import type { CallName } from 'shared/contract/call/calls';
import { ANNOUNCEMENT_CODES } from 'shared/contract/content/announcement';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

type Asked = readonly [CallName, object];

const announcements = (categoryCode: string): Asked => [
  'topic/rootPage',
  { categoryCode, businessType: 2, appendixType: 1, pageNo: 1, pageSize: 5 },
];

/** What the frame and the home page ask, all at once. */
const HOME: readonly Asked[] = [
  ['site/info', {}],
  ['menu/queryAll', {}],
  ['brand/list', {}],
  ['pageModule/queryByCode', { code: 'MOD-CD-01' }],
  ['pageModule/queryByCode', { code: 'MOD-SY-01' }],
  ['pageModule/queryByCode', { code: 'MOD-SY-02' }],
  ['pageModule/queryByCode', { code: 'MOD-SY-03' }],
  ['pageModule/queryByCode', { code: 'MOD-SY-04' }],
  ['article/page', { categoryCode: 'COL-XWZX-QYDT', pageNo: 1, pageSize: 6 }],
  ['performance/lastMonthCompanySales', {}],
  announcements(ANNOUNCEMENT_CODES.A),
  announcements(ANNOUNCEMENT_CODES.H),
  ['stock/realtime', { market: 'A' }],
  ['stock/realtime', { market: 'H' }],
  ['booking/pavilion', {}],
];

/** The driver is given objects that make messages of themselves, or texts. */
function textOf(question: unknown): string {
  return typeof question === 'string'
    ? question
    : String((question as { text?: string; cursor?: { text: string } }).text);
}

contractSuite('the calls of a page', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  /** Statements that the calls of a page put to the database in one message, but for that of the content version, which many share. */
  async function statementsOf(calls: readonly Asked[]): Promise<string[]> {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const requested = calls.map(([name, body]) => ({ name, body }));
    const { body } = await service.call('calls/together', { calls: requested });
    const texts = queries.mock.calls.map(([question]) => textOf(question));
    queries.mockRestore();
    const { answers } = body.data as { answers: { code: string }[] };
    expect(answers.map(({ code }) => code)).toEqual(calls.map(() => '0000'));
    return texts.filter((text) => !text.includes('content_state') && !text.includes('request_count'));
  }

  const importNothing = () =>
    service.db
      .updateTable('content_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();

  it.each<[string, number, readonly Asked[]]>([
    // What all of them need; the segment of the list, behind its order, and the first pictures; the pictures of the list.
    ['the home page', 3, HOME],
    ['a list', 3, [['article/page', { categoryCode: 'COL-XWZX-PPDT', pageNo: 1, pageSize: 8 }]]],
    // The article with its texts; its neighbours and pictures; how often it was read.
    ['an article', 3, [['article/detail', { baseId: 'second-wind' }]]],
    ['what is near an article', 3, [['article/more', { id: 'second-wind', pageNo: 1, pageSize: 3 }]]],
  ])('of %s are %i statements after an import at most', async (_which, most, calls) => {
    await importNothing();
    const texts = await statementsOf(calls);
    expect(texts.length, `statements: ${texts.join('; ')}`).toBeLessThanOrEqual(most);
  });

  it('of the home page are none once it was requested', async () => {
    await statementsOf(HOME);
    expect(await statementsOf(HOME)).toEqual([]);
  });

  it('of a search are none once somebody looked for the same, until the next import', async () => {
    const search: readonly Asked[] = [
      ['search/page', { searchKeyword: '车', searchType: 'news', pageNo: 1, pageSize: 10 }],
      ['search/best', { searchKeyword: '车' }],
      ['search/participle', { searchKeyword: '车' }],
    ];
    await statementsOf(search);
    expect(await statementsOf(search)).toEqual([]);
    expect(await statementsOf([['search/best', { searchKeyword: '新' }]])).not.toEqual([]);
    await importNothing();
    expect(await statementsOf(search)).not.toEqual([]);
  });
});
