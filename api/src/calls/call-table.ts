import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { CALLS, CallData, CallName } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../db/client.ts';
import type { ContentDb } from '../db/content-reads.ts';
import type { PictureSource } from '../imported/pictures.store.ts';
import type { Metrics } from '../middleware/metrics.ts';
import type { CvFiles } from '../modules/application/file/cv-file.service.ts';
import type { RateLimit } from 'shared/limits/rate-limit';
import type { ArticleHits } from '../modules/article/article-hits.service.ts';
import type { BodyKeys } from '../modules/crypto/body-keys.service.ts';
import type { Unsealer } from '../modules/crypto/unseal.service.ts';
import type { Downloads } from '../modules/media/download.service.ts';
import type { MinuteFeed } from '../modules/stock/minute-feed.port.ts';
import type { ContentVersion } from '../modules/content/content-version.service.ts';
import type { Outbox } from '../modules/outbox/outbox.service.ts';
import type { CodeGuard } from '../modules/verification/code-guard.service.ts';
import type { PrivateData } from '../modules/private-data/private-data.service.ts';

/** What the modules work with; made once by `app.ts`, replaced in tests. */
export interface Services {
  db: Db;
  /** The imported tables, each question asked once per content version. */
  content: ContentDb;
  /** The same, asked anew each time: what depends on the moment of a request, or is kept by whoever asks. */
  contentNow: ContentDb;
  pictures: PictureSource;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The clock that quotes go by: that of the service, unless a recorded day is replayed. */
  marketNow: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  hits: ArticleHits;
  metrics: Metrics;
  version: ContentVersion;
  quotes: MinuteFeed;
  keys: BodyKeys;
  unsealer: Unsealer;
  data: PrivateData;
  outbox: Outbox;
  codes: CodeGuard;
  downloads: Downloads;
  /** CVs of applicants. */
  files: CvFiles;
  /** Counts files that visitors send. */
  uploads: Pick<RateLimit, 'take'>;
  /** Days after its last change for which an application is stored. */
  applicationDays: number;
  /** Start of every link in a message. */
  siteOrigin: string;
  /** Address that mails are from. */
  mailFrom: string;
}

/** What works with personal data needs. */
export type VisitorServices = Pick<
  Services,
  | 'db'
  | 'version'
  | 'content'
  | 'contentNow'
  | 'pictures'
  | 'now'
  | 'data'
  | 'outbox'
  | 'codes'
  | 'files'
  | 'applicationDays'
  | 'siteOrigin'
  | 'mailFrom'
>;

/** What a handler may know of a request besides its body. */
export interface CallRequest {
  /** Who asks, as an address or network, for limits only; undefined for our own web process. */
  visitor: string | undefined;
  /** Header `Idempotency-Key`, as sent. */
  idempotencyKey: string | undefined;
}

type Handler<N extends CallName> = (
  body: z.output<(typeof CALLS)[N]['request']>,
  lang: Lang,
  request: CallRequest,
) => Promise<CallData<N>>;

/** One handler per call of the contract: a missing or extra one does not compile. */
export type CallTable = { readonly [N in CallName]: Handler<N> };

/** The handlers of what one file of the contract declares: `Handlers<typeof ARTICLE_CALLS>`. */
export type Handlers<Rows> = Pick<CallTable, keyof Rows & CallName>;
