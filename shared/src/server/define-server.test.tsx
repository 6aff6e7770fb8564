import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome, PageRequest } from '../contract/section/section.ts';
import type { RouteTable } from '../contract/section/route.ts';
import { island } from '../runtime/island.ts';
import { usePage, wordsOf } from '../runtime/page-context.tsx';
import { createTranslator } from '../runtime/translate.ts';
import { definePage, defineServer, type PageProps } from './define-server.tsx';
import { Island } from './render-island.tsx';

const messages = { greeting: 'Good morning', counter: { label: 'Counted' }, secret: 'not for islands' };
const useWords = wordsOf<typeof messages>('mf-x');

function Counter({ start }: { start: number }) {
  const t = useWords();
  return (
    <button type="button">
      {t('counter.label')} {start}
    </button>
  );
}
const counter = island({ name: 'counter', when: 'visible', words: ['counter'], component: Counter });
const forgetful = island({ name: 'forgetful', when: 'load', words: ['missing'], component: Counter });

interface Data {
  starts: number[];
  broken?: boolean;
}

function Page({ data, request }: PageProps<Data>) {
  const t = useWords();
  return (
    <>
      <h1>
        {t('greeting')} {request.path} {usePage().lang}
      </h1>
      {data.starts.map((start) => (
        <Island key={start} of={data.broken ? forgetful : counter} props={{ start }} />
      ))}
    </>
  );
}

const routes = {
  page: { pattern: '/x', layout: 'default', headerTheme: 'light', query: [], fresh: 1 },
} as const satisfies RouteTable;
const load = (): Promise<Outcome<Data>> =>
  Promise.resolve({ kind: 'page', head: { title: 'X', description: 'X' }, data: { starts: [1] } });
const section = defineServer({
  name: 'mf-x',
  routes,
  messages: { cn: messages, en: messages },
  pages: { page: definePage(load, Page) },
});

const request = {
  lang: 'en',
  path: '/x',
  params: {},
  query: {},
  now: 0,
  signal: new AbortController().signal,
} as PageRequest;
const render = (data: Data) =>
  section.render('page', { data, request }, { lang: 'en', now: 0, translator: createTranslator('en', messages) });

describe('the server entry of a section', () => {
  it('renders a page with its islands inside, each as a root of its own', () => {
    const { html } = render({ starts: [3, 5] });
    expect(html).toContain('<h1>Good morning /x en</h1>'.replaceAll(/(?<=g|x) (?=\/|e)/g, '<!-- --> <!-- -->'));
    expect(html).toContain('<div data-island="0"><button type="button">Counted');
    expect(html).toContain('<div data-island="1"><button type="button">Counted');
  });

  it('lists the islands with their props in the order they stand in', () => {
    expect(render({ starts: [3, 5] }).islands).toEqual([
      { name: 'counter', when: 'visible', props: { start: 3 } },
      { name: 'counter', when: 'visible', props: { start: 5 } },
    ]);
  });

  it('sends only the words that the islands name', () => {
    expect(render({ starts: [3] }).words).toEqual({ counter: { label: 'Counted' } });
    expect(render({ starts: [] }).words).toEqual({});
  });

  it('refuses an island that names words nobody wrote', () => {
    expect(() => render({ starts: [1], broken: true })).toThrow(/no "missing"/);
  });

  it('refuses a page that it does not have', () => {
    expect(() =>
      section.render('nothing', { data: {}, request }, { lang: 'en', now: 0, translator: createTranslator('en', {}) }),
    ).toThrow(/mf-x has no page "nothing"/);
  });

  it('takes a form where the page says what it does with it', async () => {
    const outcome = { kind: 'redirect', to: '/x' } as never;
    const action = vi.fn(async () => outcome);
    const pages = { page: definePage(load, Page, action) };
    const posting = defineServer({ name: 'mf-x', routes, messages: { cn: messages, en: messages }, pages });
    const form = { ...request, fields: {} } as never;
    const services = { lang: 'en' } as never;
    expect(await posting.action?.('page', form, services)).toBe(outcome);
    expect(action).toHaveBeenCalledWith(form, services);
    await expect(section.action?.('page', form, services)).rejects.toThrow('mf-x takes no forms on "page"');
  });

  it('gives every island ids of its own, and the page others', () => {
    const Field = () => <i id={useId()} />;
    const field = island({ name: 'field', when: 'load', words: [], component: Field });
    const Form = () => (
      <>
        <Field />
        <Island of={field} props={{}} />
        <Island of={field} props={{}} />
      </>
    );
    const pages = { page: definePage(load, Form) };
    const fields = defineServer({ name: 'mf-x', routes, messages: { cn: messages, en: messages }, pages });
    const services = { lang: 'en' as const, now: 0, translator: createTranslator('en', messages) };
    const { html } = fields.render('page', { data: {}, request }, services);
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.map((id) => /p-|i\d-/.exec(id ?? '')?.[0])).toEqual(['p-', 'i0-', 'i1-']);
  });

  it('has islands in pages only', () => {
    expect(() => renderToString(<Island of={counter} props={{ start: 1 }} />)).toThrow('only stand in a page');
  });
});
