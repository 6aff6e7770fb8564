import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;
/** When the test's own release is out. */
const OUT = NOON + 3_600_000;

/** The sample pack with a release of the next hour about a car that has a fact sheet, a speech, and a tag of a brand. */
function pressPack() {
  const pack = samplePack();
  const car = pack.files['media-subjects.json'].find(({ id }) => id === 'car-one');
  if (!car) throw new Error('the sample pack has a car');
  car.articles.push('car-release');
  const text = (title: string) => ({ cn: { title: `${title}（中文）` }, en: { title, tags: ['two (English)'] } });
  pack.articles['car-release'] = { category: 'COL-XWZX-PPDT', publishTime: '2026-11-21 13:00:00', ...text('Car') };
  pack.articles['on-stage'] = { category: 'SPC-MTZX-JHSL', publishTime: '2026-11-20 10:00:00', ...text('On stage') };
  return pack;
}

// Spec M22, CALL-press-page.
contractSuite('the newsroom', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, pressPack()), NOON);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    now = NOON;
  });

  const page = async (filter: object = {}, language = EN) =>
    (await service.call('press/page', filter, language)).body.data as CallData<'press/page'>;
  const names = ({ list }: CallData<'press/page'>) => list.map(({ kind, id }) => `${kind} ${id}`);

  it('lists what exists in a language, newest first, and nothing before its minute', async () => {
    now = OUT - 1;
    const before = await page();
    expect(names(before)).toEqual([
      'speech on-stage',
      'release other-column',
      'release second-wind',
      'release first-light',
    ]);
    expect(names(await page({}, CN))).toContain('release only-chinese');
    expect(JSON.stringify(before)).not.toContain('car-');
    now = OUT;
    const after = await page();
    expect(names(after).slice(0, 2)).toEqual(['facts car-one', 'release car-release']);
    const withMaterial = after.list.filter(({ hasMaterial }) => hasMaterial).map(({ id }) => id);
    expect(withMaterial).toEqual(['car-release', 'first-light']);
  });

  it('is narrowed by kind and brand, with what each would leave', async () => {
    now = OUT;
    const facts = await page({ kind: 'facts', brand: 'one' });
    expect(names(facts)).toEqual(['facts car-one']);
    expect(facts).toMatchObject({ totalCount: 1, pageNo: 1, list: [{ publishTime: '2026-11-21 13:00:00' }] });
    const kinds = Object.fromEntries(facts.kinds.map(({ value, count }) => [value, count]));
    expect(kinds).toEqual({ release: 1, facts: 1 });
    expect(facts.brands.map(({ id, count }) => [id, count])).toEqual([['one', 1]]);
    expect(names(await page({ kind: 'release', brand: 'one' }))).toEqual(['release car-release']);
    expect(names(await page({ brand: 'nobody' }))).toEqual([]);
  });

  it('comes page by page, every publication once', async () => {
    const seen = [];
    for (const pageNo of [1, 2, 3, 4]) seen.push(...names(await page({ pageNo, pageSize: 1 })));
    expect(new Set(seen).size).toBe(4);
    expect((await page({ pageNo: 5, pageSize: 1 })).list).toEqual([]);
  });

  it('gives the press office for address books, where the group names one', async () => {
    const card = (language: number) => service.app.server.inject(`/cn/api/press/contact.vcf?language=${language}`);
    expect((await card(EN)).json()).toMatchObject({ code: '40004' });
    const pack = pressPack();
    const press = { about: 'About', contact: 'Contact', mail: 'press@chenyue.example', phone: '+86 20 0000 0003' };
    Object.assign(pack.files['site.json'].en, { press });
    await importContent(service.db, writePack(service.packFolder, pack), NOON);
    const answer = await card(EN);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="press-office.vcf"',
    });
    const lines = answer.body.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
    expect(lines).toContain('FN:Chenyue: Press office');
    expect(lines).toContain('TEL;VALUE=uri;TYPE=work:tel:+86-20-0000-0003');
    expect(lines).toContain('EMAIL;TYPE=work:press@chenyue.example');
  });

  it('refuses what it does not know', async () => {
    for (const filter of [{ kind: 'rumour' }, { brand: 'A B' }, { pageSize: 101 }, { more: 1 }])
      expect((await service.call('press/page', filter, EN)).body).toMatchObject({ code: '40022' });
  });
});
