import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import type { SubscriberList } from '../../../db/visit-schema.ts';
import { CallError } from '../../../model/call-error.ts';
import { changeSubscriber, lockSubscriber, type Subscriber, type SubscriberChange } from '../subscriber.store.ts';
import { readLink } from '../subscription-token.service.ts';

interface ReaderLink {
  /** A link of another list opens nothing here. */
  list: SubscriberList;
  token: string;
}

async function withReader<T>(
  { db, data, now }: VisitorServices,
  { list, token }: ReaderLink,
  act: (tx: Db, reader: Subscriber) => T | Promise<T>,
): Promise<T> {
  const permission = readLink(data, { token, purpose: 'cancel', now: now() });
  if (!permission) throw new CallError('40006');
  return db.transaction().execute(async (tx) => {
    const reader = await lockSubscriber(tx, permission.id);
    if (reader?.list !== list) throw new CallError('40006');
    return act(tx, reader);
  });
}

/** What the holder of a link gets. @throws {CallError} 40006 for a link that nobody signed, or of nobody */
export const showToReader = <T>(
  services: VisitorServices,
  link: ReaderLink,
  show: (reader: Subscriber) => T,
): Promise<T> => withReader(services, link, (_tx, reader) => show(reader));

/** Changes it. @throws {CallError} 40006 for a link that nobody signed, of nobody, or that has ended */
export const changeAsReader = (
  services: VisitorServices,
  link: ReaderLink,
  change: (reader: Subscriber) => SubscriberChange,
): Promise<void> =>
  withReader(services, link, async (tx, reader) => {
    // To begin again takes a new consent.
    if (reader.state !== 'active') throw new CallError('40006');
    await changeSubscriber(tx, reader.id, { ...change(reader), changed_at: new Date(services.now()) });
  });
