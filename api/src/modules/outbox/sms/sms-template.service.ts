import { LANGS, type Lang } from 'shared/contract/text/lang';
import { DeliveryFault, type Message, type MessageTemplate } from '../message.port.ts';

/*
 * Providers in China send approved templates only: what a message says is chosen by its name, and filled in with values.
 * The names are ours, the templates the operator's (setting `SMS_TEMPLATES`).
 */

/** What a message may be filled in with, by its name without the language. */
const TEMPLATE_VALUES = {
  code: ['code'],
  'visit.booked': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'visit.requested': ['date', 'start', 'end', 'visitors', 'reference', 'token', 'until'],
  'visit.approved': ['date', 'start', 'end', 'visitors', 'reference'],
  'visit.moved': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'visit.cancelled': ['date', 'start', 'end', 'visitors', 'reference'],
  'visit.declined': ['date', 'start', 'end', 'visitors', 'reference'],
  'visit.closed': ['date', 'start', 'end', 'visitors', 'reference'],
  'visit.reminder': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'waiting.joined': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'waiting.offered': ['date', 'start', 'end', 'visitors', 'reference', 'token', 'until'],
  'waiting.lapsed': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'waiting.ended': ['date', 'start', 'end', 'visitors', 'reference', 'token'],
  'application.received': ['reference', 'token'],
  'application.changed': ['reference', 'token'],
  'application.withdrawn': ['reference'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TemplateName = keyof typeof TEMPLATE_VALUES;

/** A provider's template for one of our messages in one language; `values` names ours, in the order of its variables. */
interface SmsTemplate {
  id: string;
  values: readonly string[];
}
/** By name and language: `code.cn`. */
export type SmsTemplates = Readonly<Record<string, SmsTemplate>>;

export const TEMPLATE_NAMES = Object.keys(TEMPLATE_VALUES) as TemplateName[];

/** What is wrong with the operator's templates, in words for them; nothing when all messages can be sent. */
export function templateFaults(templates: SmsTemplates): string[] {
  const needed = TEMPLATE_NAMES.flatMap((name) => LANGS.map((lang) => [name, `${name}.${lang}`] as const));
  const missing = needed.filter(([, key]) => !Object.hasOwn(templates, key)).map(([, key]) => key);
  const unknown = needed.flatMap(([name, key]) => {
    const known: readonly string[] = TEMPLATE_VALUES[name];
    const wrong = templates[key]?.values.filter((value) => !known.includes(value)) ?? [];
    return wrong.length === 0 ? [] : [`SMS_TEMPLATES: ${key} knows ${known.join(', ')}; not ${wrong.join(', ')}`];
  });
  return [...(missing.length === 0 ? [] : [`SMS_TEMPLATES: lacks ${missing.join(', ')}`]), ...unknown];
}

/** What a message is filled in with for a provider that knows templates only. */
export function templateOf<Name extends TemplateName>(
  name: Name,
  lang: Lang,
  values: Readonly<Record<(typeof TEMPLATE_VALUES)[Name][number], string | number>>,
): MessageTemplate {
  const wanted: readonly string[] = TEMPLATE_VALUES[name];
  const given: Readonly<Record<string, string | number>> = values;
  return { name: `${name}.${lang}`, values: Object.fromEntries(wanted.map((key) => [key, String(given[key])])) };
}

/** The provider's template of a message, and its values in order. @throws {DeliveryFault} where there is none */
export function filledTemplate(
  templates: SmsTemplates,
  { template: wanted }: Pick<Message, 'template'>,
): { id: string; values: readonly (readonly [name: string, value: string])[] } {
  const found = wanted && templates[wanted.name];
  if (!found) throw new DeliveryFault('no template', true);
  return { id: found.id, values: found.values.map((name) => [name, wanted.values[name] ?? ''] as const) };
}
