import type { AlertChoices } from 'shared/contract/invest/alert';
import { LANGS, otherLang, type Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { findEntry } from '../../../imported/entry.store.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { announcedBetween, type AnnouncementRow } from '../../announcement/announcement.service.ts';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { alertMail, type AlertedAnnouncement } from './alert-mail.model.ts';
import type { AlertKind } from './alert-writer.service.ts';
import { WORTH_MS, type AlertWording, type Edition } from './alert.model.ts';
import { choicesOf } from './alert.service.ts';

type Announced = AnnouncementRow & { id: string };

const withId = (row: AnnouncementRow): Announced => ({ ...row, id: row.base_id });

const isChosen =
  ({ markets, categories }: AlertChoices) =>
  (row: AnnouncementRow): boolean =>
    (markets.length === 0 || markets.includes(row.market)) &&
    (categories.length === 0 || categories.includes(row.category));

/** What is out since a day, minute by minute. */
async function editionsOf({ content, now }: VisitorServices): Promise<Edition<Announced>[]> {
  const rows = await announcedBetween(content, { from: now() - WORTH_MS, until: now() });
  const minutes = Map.groupBy(rows.map(withId), (row) => row.published_at.getTime());
  return [...minutes].map(([at, items]) => ({ at, items })).toSorted((a, b) => a.at - b.at);
}

async function alertedOf(
  { content }: Pick<VisitorServices, 'content'>,
  row: AnnouncementRow,
  lang: Lang,
): Promise<AlertedAnnouncement> {
  const text = await findEntry(content, 'announcementText', row.base_id);
  const language = LANGS.some((one) => one === lang && text?.[one]) ? lang : otherLang(lang);
  const first = text?.[lang]?.find((piece) => piece.kind === 'paragraph');
  return {
    baseId: row.base_id,
    market: row.market,
    category: row.category,
    title: row.title[lang],
    summary: first?.text ?? '',
    publishTime: stampOf(row.published_at).slice(0, 16),
    language,
  };
}

async function wordingOf(
  services: VisitorServices,
  { items }: Edition<Announced>,
  lang: Lang,
): Promise<AlertWording<Announced>> {
  const texts = new Map<string, AlertedAnnouncement>();
  for (const row of items) texts.set(row.id, await alertedOf(services, row, lang));
  return (wanted, context) =>
    alertMail(
      wanted.flatMap(({ id }) => texts.get(id) ?? []),
      context,
    );
}

/** Announcements, at the minute in which they are out. */
export const ANNOUNCEMENT_ALERTS: AlertKind<Announced> = {
  list: 'alerts',
  editions: editionsOf,
  wanted: (_services, { items }, reader) => items.filter(isChosen(choicesOf(reader))),
  wording: wordingOf,
};

/** The mail about the newest announcements of both markets, as a reader of all would get it; its link changes nothing. */
export async function previewAlert(services: VisitorServices, lang: Lang): Promise<MailDocument> {
  const { db, content, siteOrigin: origin, now } = services;
  const [newest] = await announcedBetween(content, { from: 0, until: now() });
  const at = newest?.published_at.getTime() ?? 0;
  const items = (await announcedBetween(content, { from: at - 1, until: at })).map(withId);
  const write = await wordingOf(services, { at, items }, lang);
  const { shortName: site } = await findSiteInfo(db, lang);
  return write(items, { lang, site, origin, manage: origin });
}
