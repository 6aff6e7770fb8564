import type { Lang } from 'shared/contract/text/lang';
import { mailFormPath, withMailLink } from 'shared/contract/site/subscription';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { SubscriberList } from '../../../db/visit-schema.ts';
import { isNoAddress } from '../../outbox/bounces.service.ts';
import { mailContent } from '../../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { changeSubscriber, findActive, lockSubscriber, type Subscriber } from '../subscriber.store.ts';
import { listHeaders, mailLinkOf } from '../subscription-links.model.ts';
import { emailAad } from '../subscription.service.ts';
import { signLink } from '../subscription-token.service.ts';
import { WORTH_MS, type AlertWording, type Edition } from './alert.model.ts';
import { findUndelivered } from './alert.store.ts';

const BATCH = 100;

/** What the readers of a list are told of. */
export interface AlertKind<Item extends { id: string }> {
  list: SubscriberList;
  /** What is out since less than {@link WORTH_MS}, the oldest first. */
  editions(services: VisitorServices): Promise<Edition<Item>[]>;
  /** What of an edition a reader chose. */
  wanted(services: VisitorServices, edition: Edition<Item>, reader: Subscriber): readonly Item[];
  /** How an edition is told in a language; asked for before any transaction begins: the embedded database has one connection. */
  wording(services: VisitorServices, edition: Edition<Item>, lang: Lang): Promise<AlertWording<Item>>;
}

/** A mail of a reader; the same edition is never told twice, whichever service looks. Readers of two lists have two ids. */
const alertId = ({ at }: Edition<unknown>, readerId: string): string => `alert-${at}-${readerId}`;
const readerIn = (id: string): string => id.replace(/^alert-\d+-/, '');

interface Letter<Item extends { id: string }> {
  kind: AlertKind<Item>;
  edition: Edition<Item>;
  wordings: Readonly<Record<Lang, { site: string; write: AlertWording<Item> }>>;
}

function wantedOf<Item extends { id: string }>(
  services: VisitorServices,
  { kind, edition }: Pick<Letter<Item>, 'kind' | 'edition'>,
  reader: Subscriber,
): readonly Item[] {
  if (reader.consent_at === null || reader.consent_at.getTime() > edition.at) return [];
  return kind.wanted(services, edition, reader);
}

/** Writes to one reader unless that was done, nothing in it was chosen, or it is older than the reader's consent. */
async function writeTo<Item extends { id: string }>(
  services: VisitorServices,
  letter: Letter<Item>,
  readerId: string,
): Promise<boolean> {
  const { db, data, outbox, siteOrigin: origin } = services;
  const { list } = letter.kind;
  return db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, readerId);
    if (subscriber?.state !== 'active') return false;
    const { id, language: lang } = subscriber;
    const items = wantedOf(services, letter, subscriber);
    if (items.length === 0) return false;
    const link = { token: signLink(data, { purpose: 'cancel', id }), lang };
    const { site, write } = letter.wordings[lang];
    const manage = origin + mailLinkOf(list, 'cancel', link);
    return outbox.put(tx, {
      id: alertId(letter.edition, id),
      channel: 'mail',
      purpose: 'alert',
      content: mailContent(write(items, { lang, site, origin, manage }), {
        to: data.open(subscriber.sealed_email, emailAad(id)),
        headers: listHeaders(origin, list, withMailLink(mailFormPath('cancel'), link)),
      }),
      ttlMs: WORTH_MS,
    });
  });
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

async function letterOf<Item extends { id: string }>(
  services: VisitorServices,
  kind: AlertKind<Item>,
  edition: Edition<Item>,
): Promise<Letter<Item>> {
  const inLanguage = async (lang: Lang) => {
    const { shortName: site } = await findSiteInfo(services.db, lang);
    return { site, write: await kind.wording(services, edition, lang) };
  };
  const cn = await inLanguage('cn');
  return { kind, edition, wordings: { cn, en: await inLanguage('en') } };
}

async function writeEdition<Item extends { id: string }>(
  services: VisitorServices,
  kind: AlertKind<Item>,
  edition: Edition<Item>,
): Promise<number> {
  await endUnreachable(services);
  const letter = await letterOf(services, kind, edition);
  let written = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const readers: Subscriber[] = await findActive(services.db, { list: kind.list, after, most: BATCH });
    const due = readers.filter((reader) => wantedOf(services, letter, reader).length > 0);
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
 * Writes to every reader of a list about what is out since a day, each edition once, however many services look.
 * What this service has finished it does not look at again; something that comes to an edition later is looked at, and told to
 * those who were not written to yet. @returns a function that does it and tells how many mails were written
 */
export function alertWriter<Item extends { id: string }>(
  services: VisitorServices,
  kind: AlertKind<Item>,
): () => Promise<number> {
  const finished = new Set<string>();
  let isBusy = false;
  const keyOf = ({ at, items }: Edition<Item>) => `${at} ${items.map(({ id }) => id).join(' ')}`;
  return async () => {
    if (isBusy) return 0;
    isBusy = true;
    try {
      const editions = await kind.editions(services);
      const keys = new Set(editions.map(keyOf));
      for (const key of finished) if (!keys.has(key)) finished.delete(key);
      let written = 0;
      for (const edition of editions.filter((one) => !finished.has(keyOf(one)))) {
        written += await writeEdition(services, kind, edition);
        finished.add(keyOf(edition));
      }
      return written;
    } finally {
      isBusy = false;
    }
  };
}
