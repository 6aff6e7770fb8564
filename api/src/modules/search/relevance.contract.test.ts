import path from 'node:path';
import type { BestResults } from 'shared/contract/site/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { CN_QUESTIONS } from '../../../testing/samples/search-questions/cn.ts';
import { EN_QUESTIONS } from '../../../testing/samples/search-questions/en.ts';
import type { Question } from '../../../testing/samples/search-questions/question.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');
const ASKED = {
  cn: { questions: CN_QUESTIONS, code: 1 },
  en: { questions: EN_QUESTIONS, code: 2 },
} as const;
/** Spec LIM-search-relevance: mean of 1 / place of the first wanted page, 0 where none is shown. */
const GOAL = 0.9;

// The questions were written before the search was tuned to them; a page that moves is changed there, a worse order is not.
contractSuite('whoever asks the search what visitors ask', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ now: () => NOON, env: { MAX_LOOP_DELAY_MS: '0' } });
    await importContent(service.db, CONTENT);
  });
  afterAll(() => service.stop());

  /** From 1, among answers and best matches as they stand on the page; 0 for none. */
  async function placeOf([searchKeyword, ...wanted]: Question, code: number): Promise<number> {
    const { body } = await service.call('search/best', { searchKeyword }, code);
    const { answers, list } = body.data as BestResults;
    return 1 + [...answers, ...list].findIndex(({ url }) => wanted.includes(url));
  }

  it.each(['cn', 'en'] as const)('finds the page first, in %s', async (lang) => {
    const { questions, code } = ASKED[lang];
    expect(questions).toHaveLength(60);
    const places = new Map<string, number>();
    for (const question of questions) places.set(question[0], await placeOf(question, code));
    const rank = [...places.values()].reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / places.size;
    const missed = [...places].filter(([, place]) => place !== 1).map(([keyword, place]) => `${keyword} (${place})`);
    console.warn(`search in ${lang}: mean reciprocal rank ${rank.toFixed(3)}; not first: ${missed.join(', ')}`);
    expect(rank).toBeGreaterThanOrEqual(GOAL);
  });
});
