import type { PressAlertChoices } from 'shared/contract/media/press-alert';
import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { publishedPress, type PressRow } from '../../press/press.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import type { AlertKind } from '../alerts/alert-writer.service.ts';
import { WORTH_MS, type Edition } from '../alerts/alert.model.ts';
import { pressChoicesOf } from './press-alert.service.ts';
import { pressMail } from './press-mail.model.ts';

/** An article and a fact sheet may have one id. */
const named = (row: PressRow): PressRow => ({ ...row, id: `${row.kind}.${row.id}` });

const isChosen =
  ({ kinds, brands }: PressAlertChoices, lang: Lang) =>
  (row: PressRow): boolean =>
    row.title[lang] !== undefined &&
    (kinds.length === 0 || kinds.includes(row.kind)) &&
    (brands.length === 0 || row.brands.some(({ id }) => brands.includes(id)));

/** What the newsroom has published since a day, minute by minute. */
async function editionsOf(services: VisitorServices): Promise<Edition<PressRow>[]> {
  const from = services.now() - WORTH_MS;
  const rows = (await publishedPress(services)).filter(({ out }) => out.getTime() > from);
  const minutes = Map.groupBy(rows.map(named), ({ out }) => out.getTime());
  return [...minutes].map(([at, items]) => ({ at, items })).toSorted((a, b) => a.at - b.at);
}

/** Publications of the newsroom, at the minute in which they are out, to those who read their language. */
export const PRESS_ALERTS: AlertKind<PressRow> = {
  list: 'press',
  editions: editionsOf,
  wanted: (_services, { items }, reader) => items.filter(isChosen(pressChoicesOf(reader), reader.language)),
  wording: () => Promise.resolve(pressMail),
};

/** The mail about the newest publication, as a reader of all would get it; its link changes nothing. */
export async function previewPress(services: VisitorServices, lang: Lang): Promise<MailDocument> {
  const { db, siteOrigin: origin } = services;
  const inLanguage = (await publishedPress(services)).filter(({ title }) => title[lang] !== undefined);
  const newest = inLanguage.filter(({ out }) => out.getTime() === inLanguage[0]?.out.getTime());
  const { shortName: site } = await findSiteInfo(db, lang);
  return pressMail(newest.map(named), { lang, site, origin, manage: origin });
}
