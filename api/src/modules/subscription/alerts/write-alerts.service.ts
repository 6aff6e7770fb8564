import type { AlertChoices } from 'shared/contract/invest/alert';
import { LANGS, otherLang, type Lang } from 'shared/contract/text/lang';
import { mailFormPath, withMailLink } from 'shared/contract/site/subscription';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { findEntry } from '../../../imported/entry.store.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { announcedBetween, type AnnouncementRow } from '../../announcement/announcement.service.ts';
import { isNoAddress } from '../../outbox/bounces.service.ts';
import { mailContent, type MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { changeSubscriber, findActive, lockSubscriber, type Subscriber } from '../subscriber.store.ts';
import { listHeaders, mailLinkOf } from '../subscription-links.model.ts';
import { emailAad } from '../subscription.service.ts';
import { signLink } from '../subscription-token.service.ts';
import { alertMail, type AlertedAnnouncement } from './alert-mail.model.ts';
import { choicesOf } from './alert.service.ts';
import { findUndelivered } from './alert.store.ts';

const DAY_MS = 86_400_000;
/** Later nobody is told: after a day without the service the page is where to look. */
const WORTH_MS = DAY_MS;
const BATCH = 100;

/** What was published in one minute. */
interface Edition {
  /** Milliseconds. */
  at: number;
  rows: readonly AnnouncementRow[];
}

/** How it is told in a language. Read before any transaction begins: the embedded database has one connection. */
interface Wording {
  site: string;
  /** By id. */
  texts: ReadonlyMap<string, AlertedAnnouncement>;
}

/** A mail of a reader; the same minute is never told twice, whichever service looks. */
const alertId = ({ at }: Edition, readerId: string): string => `alert-${at}-${readerId}`;
const readerIn = (id: string): string => id.replace(/^alert-\d+-/, '');

const isChosen =
  ({ markets, categories }: AlertChoices) =>
  (row: AnnouncementRow): boolean =>
    (markets.length === 0 || markets.includes(row.market)) &&
    (categories.length === 0 || categories.includes(row.category));

/** What is out since a day, minute by minute, the oldest first. */
async function editionsOf({ content, now }: VisitorServices): Promise<Edition[]> {
  const rows = await announcedBetween(content, { from: now() - WORTH_MS, until: now() });
  const minutes = Map.groupBy(rows, (row) => row.published_at.getTime());
  return [...minutes].map(([at, found]) => ({ at, rows: found })).toSorted((a, b) => a.at - b.at);
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
  { db, content }: Pick<VisitorServices, 'db' | 'content'>,
  { rows }: Edition,
  lang: Lang,
): Promise<Wording> {
  const { shortName: site } = await findSiteInfo(db, lang);
  const texts = new Map<string, AlertedAnnouncement>();
  for (const row of rows) texts.set(row.base_id, await alertedOf({ content }, row, lang));
  return { site, texts };
}

interface Letter {
  edition: Edition;
  wordings: Readonly<Record<Lang, Wording>>;
}

/** Writes to one reader unless that was done, nothing in it was chosen, or it is older than the reader's consent. */
async function writeTo(services: VisitorServices, { edition, wordings }: Letter, readerId: string): Promise<boolean> {
  const { db, data, outbox, siteOrigin: origin } = services;
  return db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, readerId);
    if (subscriber?.state !== 'active') return false;
    const { id, language: lang } = subscriber;
    const { site, texts } = wordings[lang];
    const announcements = wantedOf(edition, subscriber).flatMap((row) => texts.get(row.base_id) ?? []);
    if (announcements.length === 0) return false;
    const link = { token: signLink(data, { purpose: 'cancel', id }), lang };
    const manage = origin + mailLinkOf('alerts', 'cancel', link);
    return outbox.put(tx, {
      id: alertId(edition, id),
      channel: 'mail',
      purpose: 'alert',
      content: mailContent(alertMail(announcements, { lang, site, origin, manage }), {
        to: data.open(subscriber.sealed_email, emailAad(id)),
        headers: listHeaders(origin, 'alerts', withMailLink(mailFormPath('cancel'), link)),
      }),
      ttlMs: WORTH_MS,
    });
  });
}

function wantedOf({ at, rows }: Edition, reader: Subscriber): AnnouncementRow[] {
  if (reader.consent_at === null || reader.consent_at.getTime() > at) return [];
  return rows.filter(isChosen(choicesOf(reader)));
}

/** Ends what goes to addresses that nobody has, as mails of before have shown. */
async function endUnreachable({ db, now }: VisitorServices): Promise<void> {
  const lost = (await findUndelivered(db)).filter(({ fault }) => isNoAddress(fault));
  for (const id of new Set(lost.map((mail) => readerIn(mail.id)))) {
    await db.transaction().execute(async (tx) => {
      const subscriber = await lockSubscriber(tx, id);
      if (subscriber?.state !== 'active') return;
      const version = subscriber.version + 1;
      await changeSubscriber(tx, id, { state: 'unsubscribed', version, changed_at: new Date(now()) });
    });
  }
}

async function writeEdition(services: VisitorServices, edition: Edition): Promise<number> {
  await endUnreachable(services);
  const cn = await wordingOf(services, edition, 'cn');
  const letter: Letter = { edition, wordings: { cn, en: await wordingOf(services, edition, 'en') } };
  let written = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const readers: Subscriber[] = await findActive(services.db, { list: 'alerts', after, most: BATCH });
    const due = readers.filter((reader) => wantedOf(edition, reader).length > 0);
    const present = await services.outbox.present(due.map(({ id }) => alertId(edition, id)));
    for (const reader of due.filter(({ id }) => !present.has(alertId(edition, id)))) {
      if (await writeTo(services, letter, reader.id)) written += 1;
    }
    after = readers.at(-1)?.id;
  }
  if (written > 0) services.outbox.wake();
  return written;
}

/**
 * Writes to every reader about what has been published since a day, each minute once, however many services look.
 * What this service has finished it does not look at again; another announcement at the same minute is looked at, and told to
 * those who were not written to yet. @returns a function that does it and tells how many mails were written
 */
export function alertWriter(services: VisitorServices): () => Promise<number> {
  const finished = new Set<string>();
  let isBusy = false;
  const keyOf = ({ at, rows }: Edition) => `${at} ${rows.map(({ base_id }) => base_id).join(' ')}`;
  return async () => {
    if (isBusy) return 0;
    isBusy = true;
    try {
      const editions = await editionsOf(services);
      const keys = new Set(editions.map(keyOf));
      for (const key of finished) if (!keys.has(key)) finished.delete(key);
      let written = 0;
      for (const edition of editions.filter((one) => !finished.has(keyOf(one)))) {
        written += await writeEdition(services, edition);
        finished.add(keyOf(edition));
      }
      return written;
    } finally {
      isBusy = false;
    }
  };
}

/** The mail about the newest announcements of both markets, as a reader of all would get it; its link changes nothing. */
export async function previewAlert(services: VisitorServices, lang: Lang): Promise<MailDocument> {
  const { content, siteOrigin: origin, now } = services;
  const [newest] = await announcedBetween(content, { from: 0, until: now() });
  const at = newest?.published_at.getTime() ?? 0;
  const rows = await announcedBetween(content, { from: at - 1, until: at });
  const { site, texts } = await wordingOf(services, { at, rows }, lang);
  return alertMail([...texts.values()], { lang, site, origin, manage: origin });
}
