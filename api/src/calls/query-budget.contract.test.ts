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

  /** Questions to the database, but for that of the content version, which many calls share. */
  async function questionsOf(calls: readonly Asked[]): Promise<string[]> {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    await Promise.all(calls.map(([name, body]) => service.call(name, body)));
    const texts = queries.mock.calls.map(([question]) => textOf(question));
    queries.mockRestore();
    return texts.filter((text) => !text.includes('content_state') && !text.includes('request_count'));
  }

  it('of the home page ask the database once for each table after an import, and never again', async () => {
    // Pictures are asked for in as many turns as their names become known, more of them on a busy machine.
    const texts = (await questionsOf(HOME)).filter((text) => !text.includes('from "picture"'));
    expect(texts.length, `questions: ${texts.join('; ')}`).toBeLessThanOrEqual(14);
    expect(await questionsOf(HOME)).toEqual([]);
  });

  it.each<[string, number, Asked[]]>([
    ['a list', 3, [['article/page', { categoryCode: 'COL-XWZX-PPDT', pageNo: 1, pageSize: 8 }]]],
    ['an article', 5, [['article/detail', { baseId: 'second-wind' }]]],
    ['what is near an article', 3, [['article/more', { id: 'second-wind', pageNo: 1, pageSize: 3 }]]],
  ])('of %s ask as often as they must', async (_which, most, calls) => {
    const texts = await questionsOf(calls);
    expect(texts.length, `questions: ${texts.join('; ')}`).toBeLessThanOrEqual(most);
  });
});
