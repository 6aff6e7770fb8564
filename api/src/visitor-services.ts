import type { VisitorServices } from './calls/call-table.ts';
import type { Config } from './settings/config.ts';
import type { Db } from './db/client.ts';
import { openContentReads } from './db/content-reads.ts';
import { withoutReplica, type Reads } from './db/reads/replica.ts';
import { ContentVersion } from './modules/content/content-version.service.ts';
import { CvFiles } from './modules/application/file/cv-file.service.ts';
import { openScanner } from './modules/application/file/scan.adapter.ts';
import { Pictures } from './imported/pictures.store.ts';
import { portsOf } from './modules/outbox/message-ports.service.ts';
import { receiptUrl } from './modules/outbox/receipt-address.service.ts';
import { Outbox } from './modules/outbox/outbox.service.ts';
import { followKeyRing } from './modules/private-data/key-ring.adapter.ts';
import { CodeGuard } from './modules/verification/code-guard.service.ts';
import { PrivateData } from './modules/private-data/private-data.service.ts';
import { openStorage } from './storage/open-storage.ts';

/**
 * What works with personal data needs, for the service and the commands.
 * @param databases with a replica, where imported tables are read; without one a database alone
 * @throws {KeyRingError}
 */
export function openVisitorServices(
  config: Config,
  databases: Db | { db: Db; reads: Reads },
  now: () => number,
): VisitorServices {
  const { db, reads } = 'reads' in databases ? databases : { db: databases, reads: withoutReplica(databases) };
  const { siteOrigin, mailFrom } = config.messages;
  const data = new PrivateData(followKeyRing(config));
  const outbox = new Outbox({
    db,
    now,
    data,
    ports: portsOf(config.messages, { receiptUrl: receiptUrl(data, siteOrigin) }),
    textsPerDay: config.messages.textsPerDay,
  });
  const version = new ContentVersion(reads, config.contentFreshMs);
  const { content, contentNow } = openContentReads(reads.reads, version);
  const pictures = new Pictures(content, version);
  const codes = new CodeGuard({ db, data, now, ...config.codes });
  const { bytes: mostBytes, scan } = config.applications;
  const storage = () => openStorage(config.storage);
  const files = new CvFiles({ db, data, now, storage, mostBytes, scan: openScanner(scan) });
  const { applicationDays } = config.retention;
  const messages = { outbox, codes, siteOrigin, mailFrom };
  return { db, version, content, contentNow, pictures, now, data, files, applicationDays, ...messages };
}
