import { LANGS, type Lang } from 'shared/contract/text/lang';
import { applicationLink } from '../modules/application/application-message.service.ts';
import { APPLICATION_TEXT, type ApplicationTextKind } from '../modules/application/application.words.ts';
import { BOOKING_TEXT } from '../modules/booking/booking.words.ts';
import { manageLink } from '../modules/booking/messages/visit-link.service.ts';
import type { VisitEvent } from '../modules/booking/messages/visit-mail.words.ts';
import { waitingLink } from '../modules/booking/waiting/waiting-token.service.ts';
import { WAITING_TEXT, type WaitingEvent } from '../modules/booking/waiting/waiting.words.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../modules/outbox/sms/sms-template.service.ts';
import { CODE_TEXT } from '../modules/verification/code.words.ts';

/** Providers put the approved signature before every message. */
const SIGNATURE = /^(【】|\[\] )/;
const VARIABLE = /\$\{(\w+)\}/g;
const FILLED = {
  site: '',
  reference: '${reference}',
  date: '${date}',
  start: '${start}',
  end: '${end}',
  visitors: '${visitors}',
  until: '${until}',
};

function textOf(name: TemplateName, lang: Lang, siteOrigin: string): string {
  const [kind, event = ''] = name.split('.');
  if (kind === 'code') return CODE_TEXT[lang]({ site: '', code: '${code}' });
  if (kind === 'visit')
    return BOOKING_TEXT[event as VisitEvent][lang]({ ...FILLED, link: manageLink(siteOrigin, lang, '${token}') });
  if (kind === 'application')
    return APPLICATION_TEXT[event as ApplicationTextKind][lang]({
      ...FILLED,
      link: applicationLink(siteOrigin, lang, '${token}'),
    });
  return WAITING_TEXT[event as WaitingEvent][lang]({ ...FILLED, link: waitingLink(siteOrigin, lang, '${token}') });
}

interface Registration {
  /** As `SMS_TEMPLATES` names it: `code.cn`. */
  name: string;
  /** With variables by name (`${code}`), or by number (`{1}`). */
  text: string;
  /** Names of the variables, in their order. */
  values: string[];
}

/** Every message as an operator registers it with a provider that sends approved templates only. */
export function smsRegistrations(siteOrigin: string, variables: 'names' | 'numbers'): Registration[] {
  return TEMPLATE_NAMES.flatMap((name) =>
    LANGS.map((lang) => {
      const text = textOf(name, lang, siteOrigin).replace(SIGNATURE, '');
      const values = [...new Set([...text.matchAll(VARIABLE)].map(([, value = '']) => value))];
      const numbered = text.replaceAll(VARIABLE, (_all, value: string) => `{${values.indexOf(value) + 1}}`);
      return { name: `${name}.${lang}`, text: variables === 'names' ? text : numbered, values };
    }),
  );
}
