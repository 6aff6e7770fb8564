import { createTranslator } from 'shared';
import { createLinks, type RouteTables } from '../contract/section/links.ts';
import { ApiError, type LoadServices, type PageRequest, type SectionServer } from '../contract/section/section.ts';
import type { Lang } from '../contract/text/lang.ts';

export interface Circumstances {
  /** What the service says, by call; a function is asked with the body. */
  answers: Readonly<Record<string, unknown>>;
  lang?: Lang;
  query?: Record<string, string>;
  /** Below the language segment. */
  path?: string;
  /** Milliseconds; by default a noon of November 2026 in Shanghai. */
  now?: number;
  /** What forms led to, as the browser brings it along. */
  states?: Readonly<Record<string, unknown>>;
  /** The site's own host, where it knows it. */
  origin?: string;
  /** Every call fails. */
  failing?: boolean;
  /** Calls that fail. */
  broken?: readonly string[];
}

const NOW = Date.UTC(2026, 10, 21, 4);

/** A service with these answers, and what it is asked. */
function serviceOf({ answers, failing = false, broken = [] }: Circumstances) {
  const requests: unknown[] = [];
  const call = async (name: string, body: unknown) => {
    requests.push([name, body]);
    if (failing || broken.includes(name)) throw new ApiError('50300', 'down');
    const answer = answers[name];
    return typeof answer === 'function' ? (answer as (body: unknown) => unknown)(body) : answer;
  };
  return { requests, api: { call } };
}

/**
 * A page of this section as a visitor gets it, and what it asked the service for.
 * @param neighbours sections that this one links to
 */
export const openPageOf = (section: SectionServer, ownPath: string, neighbours: RouteTables = {}) =>
  async function openPage(page: string, circumstances: Circumstances) {
    const { lang = 'en', query = {}, path = ownPath, now = NOW, origin, states } = circumstances;
    const { requests, api } = serviceOf(circumstances);
    const links = createLinks(neighbours);
    const services = { lang, api, links, origin, report: () => undefined } as unknown as LoadServices;
    const { signal } = new AbortController();
    const request: PageRequest = { lang, path, params: {}, query, now, signal, ...(states && { states }) };
    const outcome = await section.load(page, request, services);
    if (outcome.kind !== 'page') return { outcome, requests, html: '' };
    const translator = createTranslator(lang, section.messages[lang]);
    const { trail = [] } = outcome.head;
    const input = { data: outcome.data, request, trail };
    const { html } = section.render(page, input, { lang, translator, now: NOW, links });
    return { outcome, requests, html };
  };
