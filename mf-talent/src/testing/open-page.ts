import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/lang';
import { ApiError, type LoadServices, type PageRequest } from 'shared/contract/section';
import { section } from '../entry.server.ts';

export interface Circumstances {
  /** What the service says, by call. */
  answers: Readonly<Record<string, unknown>>;
  lang?: Lang;
  query?: Record<string, string>;
  /** Below the language segment. */
  path?: string;
  /** Every call fails. */
  failing?: boolean;
}

const NOW = Date.UTC(2026, 10, 21, 4);

/** A page as a visitor gets it, and what it asked the service for. */
export async function openPage(page: string, circumstances: Circumstances) {
  const { answers, lang = 'en', query = {}, path = '/talent', failing = false } = circumstances;
  const asked: unknown[] = [];
  const call = async (name: string, body: unknown) => {
    asked.push([name, body]);
    if (failing) throw new ApiError('50300', 'down');
    return answers[name];
  };
  const services = { lang, api: { call }, report: () => undefined } as unknown as LoadServices;
  const signal = new AbortController().signal;
  const request: PageRequest = { lang, path, params: {}, query, now: NOW, signal };
  const outcome = await section.load(page, request, services);
  if (outcome.kind !== 'page') return { outcome, asked, html: '' };
  const translator = createTranslator(lang, section.messages[lang]);
  const { html } = section.render(page, { data: outcome.data, request }, { lang, translator, now: NOW });
  return { outcome, asked, html };
}
