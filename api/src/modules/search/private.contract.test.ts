import { SEARCH_TYPES, type BestResults, type ParticipleList, type SearchPage } from 'shared/contract/site/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applied } from '../../../testing/samples/applicants.ts';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { book } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

/** In every field that somebody writes; no text of the pack has it. */
const NAME = 'Quillwort';
const MAIL = 'quillwort@example.com';

contractSuite('what visitors tell of themselves', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024' } });
    const pack = samplePack();
    await importContent(service.db, writePack(service.packFolder, pack));
    const booking = await book(service, { contact: NAME, company: `${NAME} School`, needs: `A ramp for ${NAME}` });
    await applied(service, { contact: NAME, email: MAIL, motivation: `${NAME} has tested gearboxes for six years.` });
    const reader = await service.call('subscribe/add', { email: MAIL }, 2);
    for (const { body } of [booking, reader]) if (body.code !== '0000') throw new Error(JSON.stringify(body));
    // An import makes the words of the search anew from all that it finds.
    const [item] = pack.files['library.json'];
    if (item) item.title.en = 'A new title';
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());

  const answersTo = async (language: number, searchKeyword: string) => {
    const pages = SEARCH_TYPES.map(async (searchType) => {
      const { body } = await service.call('search/page', { searchKeyword, searchType }, language);
      return (body.data as SearchPage).list;
    });
    const best = (await service.call('search/best', { searchKeyword }, language)).body.data as BestResults;
    const words = (await service.call('search/participle', { searchKeyword }, language)).body.data as ParticipleList;
    return [...(await Promise.all(pages)).flat(), ...best.answers, ...best.list, ...words.list, ...words.groups];
  };

  it.each([NAME, NAME.slice(0, 5), MAIL, 'gearboxes', 'ramp'])('is never found: %s', async (keyword) => {
    expect(await answersTo(1, keyword)).toEqual([]);
    expect(await answersTo(2, keyword)).toEqual([]);
  });

  it('is in no row of the index and among no words', async () => {
    const rows = [
      ...(await service.db.selectFrom('search_entry').selectAll().execute()),
      ...(await service.db.selectFrom('search_term').selectAll().execute()),
    ];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => /quillwort/i.test(JSON.stringify(row)))).toEqual([]);
  });

  it('is not what the search asks: content of the pack is found by the same calls', async () => {
    expect(await answersTo(2, 'title')).not.toEqual([]);
  });
});
