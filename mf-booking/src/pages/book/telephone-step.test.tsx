import { createRef } from 'react';
import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/lang';
import type { PageRequest } from 'shared/contract/section';
import { definePage, defineServer } from 'shared/server';
import { describe, expect, it } from 'vitest';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { FIRST } from '../../model/visit-steps.ts';
import { routes } from '../../routes.ts';
import { TelephoneStep } from './telephone-step.tsx';

function Step({ data: visitors }: { data: string }) {
  const state = { ...FIRST, step: 'telephone' as const, visitors };
  return <TelephoneStep phone="400-000-0000" state={state} dispatch={() => {}} heading={createRef()} />;
}
const page = definePage<string>(async () => ({ kind: 'screen', screen: 'not-found' }), Step);
const section = defineServer({ name: 'mf-booking', routes, messages: { cn, en }, pages: { book: page } });

function show(visitors: string, lang: Lang = 'en'): string {
  const translator = createTranslator(lang, section.messages[lang]);
  const { html } = section.render('book', { data: visitors, request: {} as PageRequest }, { lang, translator, now: 0 });
  return html.replaceAll('<!-- -->', '');
}

describe('booking by telephone', () => {
  it('says what to have ready and whom to call', () => {
    const html = show('');
    expect(html).toContain('href="tel:4000000000"');
    expect(html).toContain('Which organisation is coming');
    expect(html).toContain('From 15 visitors you may ask for a guide.');
  });

  it('offers a guide from 15 visitors on, also in full-width digits', () => {
    expect(show('14')).toContain('no guide can be arranged');
    expect(show('15')).toContain('With 15 visitors you may ask for a guide');
    expect(show('１６', 'cn')).toContain('16人可以申请讲解');
  });

  it('ties what is wrong to the field', () => {
    const html = show('1000');
    expect(html).toContain('At most 999 visitors');
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="visitors-error/);
  });

  it('does not complain before anything was entered', () => {
    expect(show('')).not.toContain('Enter the number of visitors');
    expect(show('')).not.toContain('aria-invalid');
  });
});
