import { createTranslator } from 'shared';
import type { ActionServices, ApiError, FormRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { section } from '../entry.server.ts';

/** Saturday 21 November 2026, noon in Shanghai. */
const NOW = Date.UTC(2026, 10, 21, 4);

export const JOB = {
  id: 'aero-test-engineer',
  title: 'Wind-tunnel test engineer',
  summary: 'Design the methods.',
  city: 'guangzhou',
  cityName: 'Guangzhou',
  function: 'research',
  track: 'social',
  department: 'Aerodynamics',
  places: 14,
  date: '2026-10-08',
  closes: '2027-01-31',
  duties: [],
  requirements: [],
  offer: [],
  contact: 'careers@chenyue.example',
  open: true,
};

export const RECEIPT = {
  reference: 'AP-20261121-7K3Q',
  job: JOB.id,
  title: JOB.title,
  state: 'received',
  sentAt: '2026-11-21 12:00:00',
  changedAt: '2026-11-21 12:00:00',
  erasedOn: '2027-05-21',
  bytes: 1234,
  manageToken: 'abcdefghijklmnopqrstuv',
};

export const TAKEN = { file: 'f'.repeat(22), name: 'cv.pdf', kind: 'pdf', bytes: 1234 };
/** What the web process puts in place of a file. */
export const taken = JSON.stringify({ code: '0000', msg: '', data: TAKEN });

/** A service that refuses calls of these names with these codes or answers them so, and what it was asked. */
export function serviceOf(
  refused: Readonly<Record<string, ApiError>> = {},
  others: Readonly<Record<string, unknown>> = {},
) {
  const requests: { name: string; body: unknown; key: string | undefined }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    'job/detail': JOB,
    'booking/puzzle': { puzzle: 'a-puzzle', bits: 0, wait: 0 },
    'booking/sendCode': { cooldown: 60 },
    'application/add': RECEIPT,
    'application/detail': RECEIPT,
    'application/withdraw': { reference: RECEIPT.reference, title: RECEIPT.title },
    ...others,
  };
  const call = async (name: string, body: unknown, options: { idempotencyKey?: string } = {}) => {
    requests.push({ name, body, key: options.idempotencyKey });
    const refusal = refused[name];
    if (refusal) throw refusal;
    return answers[name];
  };
  return { api: { call }, of: (name: string) => requests.filter((one) => one.name === name) };
}

interface Post {
  page: 'apply' | 'application';
  fields: Readonly<Record<string, string>>;
  lang?: Lang;
  service?: ReturnType<typeof serviceOf>;
}

/** A plain form as a page answers it, by the address that shows it, and the fields that its next form has. */
export async function postForm({ page, fields, lang = 'en', service = serviceOf() }: Post) {
  const services = { lang, api: service.api, report: () => undefined } as unknown as ActionServices;
  const { signal } = new AbortController();
  const query = { id: JOB.id };
  const request: FormRequest = { lang, path: `/talent/${page}`, params: {}, query, now: NOW, signal, fields };
  const outcome = await section.action?.(page, request, services);
  if (outcome?.kind !== 'page' || !outcome.state) throw new Error('the form led to no state');
  const { name, value, to } = outcome.state;
  const states = { [name]: JSON.parse(JSON.stringify(value)) as unknown };
  const shown = await section.load(page, { ...request, query: { ...query, opened: '1' }, states }, services);
  if (shown.kind !== 'page') throw new Error('the state is shown by no page');
  const translator = createTranslator(lang, section.messages[lang]);
  const { html } = section.render(page, { data: shown.data, request }, { lang, translator, now: NOW });
  return { html, to, fields: fieldsIn(html) };
}

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** What a browser would send of a form. */
function fieldsIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => !/type="(radio|checkbox|file)"/.test(tag) || tag.includes('checked=""'));
  const valueOf = (tag: string, attribute: string) =>
    decoded(new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const fields = sent
    .filter((tag) => !tag.includes('type="file"'))
    .map((tag) => [valueOf(tag, 'name'), valueOf(tag, 'value')]);
  const area = /<textarea[^>]*name="(\w+)"[^>]*>([^<]*)</.exec(html);
  return { ...Object.fromEntries(fields), ...(area && { [area[1] ?? '']: decoded(area[2] ?? '') }) } as Record<
    string,
    string
  >;
}
