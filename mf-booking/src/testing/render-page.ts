import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import type { ActionServices, FormRequest, Head, PageRequest } from 'shared/contract/section/section';
import { section } from '../entry.server.ts';
import { NOW } from './pavilion-service.ts';

export interface Visit {
  page: 'book' | 'visit' | 'waiting' | 'feedback' | 'ticket';
  step?: string;
  lang?: Lang;
  query?: Readonly<Record<string, string>>;
}

export function requestFor({ page, step = '', lang = 'en', query = {} }: Visit): PageRequest {
  const path = page === 'visit' ? `/book/${step}` : page === 'book' ? '/book' : `/book/${page}`;
  const { signal } = new AbortController();
  return { lang, path, params: { step }, query, now: NOW, signal };
}

interface Outcome {
  kind: string;
  data?: unknown;
  head?: Head;
}

function show(visit: Visit, outcome: Outcome) {
  if (outcome.kind !== 'page') throw new Error(`expected a page, got ${outcome.kind}`);
  const { lang = 'en', page } = visit;
  const { trail = [] } = outcome.head ?? {};
  const services = { lang, translator: createTranslator(lang, section.messages[lang]), now: NOW };
  const { html, islands } = section.render(page, { data: outcome.data, request: requestFor(visit), trail }, services);
  return { html: html.replaceAll('<!-- -->', ''), islands, head: outcome.head };
}

/** The page as a GET shows it. */
export async function visitPage(visit: Visit, services: ActionServices) {
  return show(visit, await section.load(visit.page, requestFor(visit), services));
}

export interface SeenAnswer {
  html: string;
  fields: Record<string, string>;
  /** Where the browser is sent. */
  to: string;
  states: Readonly<Record<string, unknown>>;
}

/** What a plain form gets: the page that a browser is sent to, with what it brings along. */
export async function postForm(
  visit: Visit & { fields: Readonly<Record<string, string>> },
  services: ActionServices,
): Promise<SeenAnswer> {
  const request: FormRequest = { ...requestFor(visit), fields: visit.fields };
  if (!section.action) throw new Error('the section takes no forms');
  const outcome = await section.action(visit.page, request, services);
  if (outcome.kind !== 'page' || !outcome.state) throw new Error(`expected a page with a state, got ${outcome.kind}`);
  const { to, name, value } = outcome.state;
  const states: Readonly<Record<string, unknown>> = { [name]: JSON.parse(JSON.stringify(value)) };
  const html = await seenAt({ ...visit, to, states }, services);
  return { html, fields: fieldsOf(html), to, states };
}

/** What a GET of an address shows to who brings states along: a redirect is followed. */
export async function seenAt(
  visit: Visit & { to: string; states: Readonly<Record<string, unknown>> },
  services: ActionServices,
): Promise<string> {
  const { pathname, searchParams } = new URL(visit.to, 'https://site.example');
  const step = pathname.split('/').at(-1) ?? '';
  const query = Object.fromEntries(searchParams);
  const request = { ...requestFor({ ...visit, step }), query, states: visit.states };
  const outcome = await section.load(visit.page, request, services);
  if (outcome.kind === 'redirect') return seenAt({ ...visit, to: outcome.to }, services);
  return show({ ...visit, step }, outcome).html;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** What a browser would send of the form: named inputs with their values, ticked boxes and chosen answers. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => !/type="(checkbox|radio)"/.test(tag) || /\schecked/.test(tag));
  const pairs = sent.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
