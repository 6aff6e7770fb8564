import { readFile } from 'node:fs/promises';
import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/lang';
import type { Pavilion } from 'shared/contract/pavilion';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const pavilion: Pavilion = {
  name: 'Chenyue Pavilion',
  address: '1 Fengdong Road',
  phone: '400-000-0000 (placeholder)',
  hours: [{ days: 'Tuesday to Sunday', time: '09:30–16:30' }],
  closed: 'Closed on Mondays except public holidays',
  lastEntry: '16:00',
  access: 'Step-free throughout',
  gettingThere: [{ by: 'Metro', how: 'Exit B, six minutes on foot' }],
  notice: {
    version: '2026-11-01',
    title: 'Visit notice',
    lead: 'Please read the following.',
    sections: [
      { title: '1. Opening', text: 'Last entry 16:00.' },
      { title: '2. Changes', text: 'Until 15:00 the day before.' },
    ],
  },
  prepare: [{ title: 'How many will come', text: 'From 1 to 999.' }],
};

const request = (lang: Lang): PageRequest => {
  return { lang, path: '/book', params: {}, query: {}, now: NOW, signal: new AbortController().signal };
};
const servicesWith = (lang: Lang, call: () => Promise<unknown>) =>
  ({ lang, api: { call }, report: () => {} }) as unknown as LoadServices;

async function render(lang: Lang) {
  const outcome = await section.load(
    'book',
    request(lang),
    servicesWith(lang, async () => pavilion),
  );
  if (outcome.kind !== 'page') throw new Error(`expected a page, got ${outcome.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  return {
    outcome,
    ...section.render('book', { data: outcome.data, request: request(lang) }, { lang, translator, now: NOW }),
  };
}

describe('the pavilion page', () => {
  it('tells individuals that they need no booking, and when to come', async () => {
    const { html } = await render('en');
    expect(html).toContain('Individuals need no booking');
    for (const fact of ['Tuesday to Sunday', '09:30–16:30', '16:00', '1 Fengdong Road', 'Step-free', 'Exit B']) {
      expect(html).toContain(fact);
    }
    expect((await render('cn')).html).toContain('个人参观无需预约');
  });

  it.each(['cn', 'en'] as const)('shows the whole notice and the telephone without script, in %s', async (lang) => {
    const { html } = await render(lang);
    for (const clause of pavilion.notice.sections) expect(html).toContain(clause.text);
    expect(html).toContain('href="tel:4000000000"');
    expect(html).toContain('action="#telephone"');
    expect(html).toContain('id="telephone"');
    expect(html).not.toContain('style=');
  });

  it('never ticks the agreement in advance, and lets the browser ask for it', async () => {
    const { html } = await render('en');
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0] ?? '';
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
  });

  it('keeps the notice reachable by keyboard and by a link to its end', async () => {
    const { html } = await render('en');
    expect(html).toMatch(/role="region" aria-label="Visit notice, scrolls" tabindex="0"/i);
    expect(html).toContain('href="#notice-end"');
    expect(html).toContain('id="notice-end"');
  });

  it('marks the first of two steps as the current one', async () => {
    const { html, islands } = await render('en');
    expect(html).toMatch(/aria-current="step">Visit notice/);
    expect(islands).toMatchObject([{ name: 'visit-notice', when: 'visible' }]);
  });

  it('asks for no personal data', async () => {
    const { html } = await render('en');
    expect(html).not.toMatch(/type="(email|tel|password)"/);
    const islandText = await readFile(new URL('telephone-step.tsx', import.meta.url), 'utf8');
    expect(islandText).not.toMatch(/autoComplete="(name|email|tel|organization)"/);
  });

  it('is an error of the site when hours and notice are missing', async () => {
    const failing = servicesWith('en', async () => {
      throw new ApiError('50300', 'down');
    });
    await expect(section.load('book', request('en'), failing)).rejects.toThrow(ApiError);
  });
});
