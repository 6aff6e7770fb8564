import type { Translate } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { HTML_LANG } from 'shared/contract/text/lang';
import { qrDrawing } from 'shared/ui/data/qr-code/qr-drawing';
import type { Messages } from '../../messages/en.ts';
import { ticketFacts } from '../../messages/ticket-facts.ts';
import { momentText } from '../../messages/visit-text.ts';
import { shanghaiStamp } from '../../model/visit-days.ts';
import { paths } from '../../paths.ts';
import { endOf, type HeldTicket, type StoredTicket, type StoredTickets, type MeetingPoint } from './held-ticket.ts';
import { STORED_STYLE } from './stored-style.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

export interface TicketWords {
  t: Translate<Messages>;
  lang: Lang;
  place: MeetingPoint;
  /** Milliseconds since the epoch: when the visits were asked for. */
  now: number;
}

/** Black on white in both themes (spec G-30). */
function code(text: string, label: string): string {
  const { side, background, ink } = qrDrawing(text);
  const paths = `<path fill="#fff" d="${background}"/><path stroke="#000" d="${ink}" shape-rendering="crispEdges"/>`;
  return `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${escaped(label)}" fill="none">${paths}</svg>`;
}

/** A ticket as its kept document shows it. */
export function storedTicket(held: HeldTicket, { t, lang, place, now }: TicketWords): StoredTicket {
  const { detail } = held;
  const { reference, start, end } = detail;
  const facts = [
    ...ticketFacts(t, detail, { lang, place: place.name }),
    { name: t('stored.address'), value: place.address },
    { name: t('stored.phone'), value: place.phone },
  ];
  const rows = facts.map(({ name, value }) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`);
  const asOf = t('stored.asOf', { moment: momentText(t, shanghaiStamp(now), lang) });
  const html = [
    `<section aria-label="${escaped(reference)}"><p class="time">${escaped(start)}–${escaped(end)}</p>`,
    `<div class="code">${code(detail.ticket ?? reference, t('ticket.code', { reference }))}`,
    `<p>${escaped(reference)}</p><p class="note">${escaped(t('ticket.show'))}</p></div>`,
    `<dl>${rows.join('')}</dl><p class="note">${escaped(asOf)}</p></section>`,
  ];
  return { ...held, until: endOf(held), html: html.join('') };
}

/**
 * Everything that is kept of these tickets: a document that loads and runs nothing.
 * @param style of which its policy allows the hash and nothing else
 */
export function storedTickets(
  held: readonly HeldTicket[],
  words: TicketWords,
  { style, hash }: { style: string; hash: string },
): StoredTickets {
  const { t, lang } = words;
  const title = escaped(t('stored.title'));
  const viewport = '<meta name="viewport" content="width=device-width,initial-scale=1">';
  const head = `<meta charset="utf-8">${viewport}<title>${title}</title><style>${style}</style>`;
  const check = `<p><a href="${paths.ticket.href(lang)}">${escaped(t('stored.check'))}</a></p>`;
  return {
    start: `<!doctype html><html lang="${HTML_LANG[lang]}"><head>${head}</head><body><main><h1>${title}</h1>`,
    end: `${check}</main></body></html>`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    entries: held.map((ticket) => storedTicket(ticket, words)),
  };
}

/** Colours of the site as they are on this page, before what uses them. */
export function storedStyle(colourOf: (token: string) => string): string {
  const names = [...new Set(STORED_STYLE.match(/--color-[a-z-]+/g))];
  const values = names.map((name) => `${name}:${colourOf(name).trim()}`);
  return `:root{color-scheme:light dark;${values.join(';')}}${STORED_STYLE}`;
}
