import { createLinks } from 'shared/contract/section/links';
import type { FactSheet, MediaSubject } from 'shared/contract/media/media-detail';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { createTranslator } from 'shared';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';

const v6: MediaSubject = {
  id: 'yaoxing-v6',
  kind: 'vehicle',
  name: 'Yaoxing V6',
  brand: 'Yaoxing',
  background: ['It is the brand’s first large electric SUV.'],
  facts: [{ name: 'Range (CLTC)', value: '812 km' }],
  sheet: { url: '/cn/media-files/facts-yaoxing-v6-en.pdf', size: 21_528, pages: 1 },
};
const group: MediaSubject = { ...v6, id: 'group', kind: 'group', name: 'The group', brand: undefined };
const sheet: FactSheet = { subject: v6, articles: [], entries: [] };
const press = { about: 'A group of Guangzhou.', contact: 'Press office:', mail: 'press@chenyue.example' };
const row = { layout: 'default', headerTheme: 'light', fresh: 60, query: [] } as const;
const links = createLinks({ 'mf-content': { contact: { ...row, pattern: '/contact' } } });

function load(page: 'facts' | 'sheet', call: () => Promise<unknown>, lang: Lang = 'en') {
  const params: Record<string, string> = page === 'sheet' ? { id: 'yaoxing-v6' } : {};
  const signal = new AbortController().signal;
  const request: PageRequest = { lang, path: '/media/facts', params, query: {}, now: 0, signal };
  const answer = (name: string) => (name === 'site/info' ? Promise.resolve({ press }) : call());
  const services = { lang, api: { call: answer }, report() {} } as unknown as LoadServices;
  return { request, outcome: section.load(page, request, services) };
}

async function open(page: 'facts' | 'sheet', call: () => Promise<unknown>, lang: Lang = 'en') {
  const { request, outcome } = load(page, call, lang);
  const found = await outcome;
  if (found.kind !== 'page') throw new Error(`expected a page, got ${found.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const shown = { data: found.data, request, trail: found.head.trail ?? [] };
  const { html } = section.render(page, shown, { lang, translator, now: 0, links });
  return { head: found.head, html: html.replaceAll('<!-- -->', '').replaceAll('<wbr/>', '') };
}

// Spec M14, SCR-media-facts.
describe('a journalist who needs figures', () => {
  it('finds every fact sheet by brand, to read and as a file with its size', async () => {
    const { html } = await open('facts', async () => ({ list: [group, v6] }));
    expect(html).toContain('<h2 class="heading">Yaoxing</h2>');
    expect(html).toContain('<a href="/cn/en/media/facts/yaoxing-v6">Yaoxing V6</a>');
    expect(html).toMatch(/<a href="\/cn\/media-files\/facts-yaoxing-v6-en\.pdf" download="">Download PDF, 21\.02 KB/);
  });

  it('reads figures, background, what the group says of itself, and whom to ask', async () => {
    const { html, head } = await open('sheet', async () => sheet);
    for (const words of ['Range (CLTC)', '812 km', 'first large electric SUV', 'A group of Guangzhou.'])
      expect(html).toContain(words);
    expect(html).toContain('href="/cn/en/contact#media"');
    expect(head).toMatchObject({ title: 'Yaoxing V6: fact sheet' });
    expect(head.trail?.map(({ name }) => name)).toEqual(['Home', 'Media centre', 'Fact sheets', 'Yaoxing V6']);
  });

  it('reads the same in Chinese', async () => {
    const { html } = await open('sheet', async () => sheet, 'cn');
    for (const words of ['Yaoxing V6：资料页', '下载PDF，21.02 KB']) expect(html).toContain(words);
  });

  it('is told when the list did not arrive, and that an unknown sheet is not found', async () => {
    const failing = (code: string) => () => Promise.reject(new ApiError(code, 'no'));
    expect((await open('facts', failing('50300'))).html).toContain('cannot be shown at the moment');
    expect(await load('sheet', failing('40004')).outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
    await expect(load('sheet', failing('50000')).outcome).rejects.toThrow(ApiError);
  });
});
