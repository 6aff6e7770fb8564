import { z } from 'zod';
import { isDay } from '../text/calendar-day.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { APPLICATION_SETTINGS } from './application-settings.ts';
import { address, count, flag, folder, host, pem, port, secretKey, text, type Setting } from './setting.ts';
import { SMS_SETTINGS } from './sms-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ENVIRONMENTS = ['dev', 'uat', 'pre', 'prd'] as const;
const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).pathname === '/';
const origin = {
  schema: z.string().refine(isOrigin).optional(),
  rule: 'an origin such as https://www.example.com, without a path',
};

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(network));

/** Sockets may have addresses of 103 bytes (macOS), of which the database's own name takes 18. */
export const LONGEST_FOLDER = 85;
const isShort = (path: string) => new TextEncoder().encode(path).length <= LONGEST_FOLDER;

const isListen = (value: string) =>
  /^unix:.+$/.test(value) || (/^.+:\d{1,5}$/.test(value) && Number(value.split(':').at(-1)) <= 65_535);

/** Every variable of the environment that a program of the site reads; each program names those that it needs. */
export const SETTINGS = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8080),
    rule: 'a whole number from 0 to 65535',
    standard: '`8080`',
    meaning: 'where the site listens; 0 for any that is free',
  },
  HOST: { ...host('127.0.0.1'), meaning: 'on which address; `0.0.0.0` for all of IPv4, `::` for all' },
  DATA_DIR: {
    schema: z.string().min(1).refine(isShort).default('.data'),
    rule: `a folder whose path has at most ${LONGEST_FOLDER} bytes, for it holds a Unix socket`,
    standard: '`.data`',
    meaning: 'releases, database, keys and sockets; relative to the repository',
  },
  DATABASE_URL: {
    ...address('postgres', 'postgresql'),
    isSecret: true,
    meaning: 'PostgreSQL instead of the embedded database',
  },
  DATABASE_REPLICA_URL: {
    ...address('postgres', 'postgresql'),
    isSecret: true,
    meaning: 'a streaming replica of it, where imported tables are read; the primary where it is away or behind',
  },
  REPLICA_LAG_MS: { ...count(2000, [100, 600_000]), meaning: 'a replica that is further behind is not asked' },
  SITE_ORIGIN: {
    ...origin,
    standard: '`http://<HOST>:<PORT>`',
    meaning: 'the address that visitors see, for links in `hreflang`, previews and messages',
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).default('info'),
    rule: `one of ${LOG_LEVELS.join(', ')}`,
    standard: '`info`; `warn` for `npm start`',
    meaning: 'JSON lines on standard output; never bodies, addresses or search words',
  },
  MEDIA_DIR: { ...folder('content/media'), meaning: 'files of the content pack; relative to the repository' },
  METRICS_PORT: { ...port, meaning: 'where Prometheus asks; without it nowhere' },
  METRICS_HOST: { ...host('127.0.0.1'), meaning: 'on which address Prometheus asks' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...address('http', 'https'),
    meaning: 'collector of OpenTelemetry that takes traces over OTLP/HTTP; without it there are none',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1).default(0.01),
    rule: 'a number from 0 to 1',
    standard: '`0.01`',
    meaning: 'share of the traces that are recorded whole; those that fail or are slow are recorded beside it',
  },
  TRACES_SLOW_MS: { ...count(1000, [1, 600_000]), meaning: 'a request that takes longer is recorded' },

  API_URL: {
    schema: z
      .string()
      .regex(/^(?:https?:\/\/\S+|unix:\S+)$/)
      .optional(),
    rule: 'http://…, https://… or unix:<path>',
    standard: '`unix:<DATA_DIR>/run/api.sock`',
    meaning: 'where the web process finds the service',
  },
  SHARE_HOST: {
    ...origin,
    standard: '`SITE_ORIGIN`',
    meaning: 'where links lead that visitors share; canonical addresses always name `SITE_ORIGIN`',
  },
  SITE_ENV: {
    schema: z.enum(ENVIRONMENTS).default('prd'),
    rule: `one of ${ENVIRONMENTS.join(', ')}`,
    standard: '`prd`',
    meaning: 'every other than `prd` asks search engines to stay away',
  },
  PAGE_CACHE: {
    schema: z.enum(['on', 'off']).default('on'),
    rule: 'on or off',
    standard: '`on`',
    meaning: '`off` renders every page anew: for measuring',
  },

  RENDERERS: {
    ...count(1, [1, 16]),
    meaning: 'processes for each section of what serves; one renders some 100 pages a second',
  },
  RENDERER_MEMORY_MB: {
    ...count(128, [64, 4096]),
    meaning: 'most mebibytes of JavaScript objects in one of them; more ends it',
  },
  RENDERER_SILENCE_MS: {
    ...count(1500, [500, 60_000]),
    meaning: 'how long one of them may not answer before it is ended and replaced',
  },

  REDIS_URL: {
    ...address('redis', 'rediss'),
    isSecret: true,
    meaning:
      'where several services and web processes count requests together; otherwise the database and each process',
  },
  FORM_STATE_KEY: {
    ...secretKey,
    meaning:
      'seals what a form without script led to, for 30 minutes in a cookie; web processes on several machines need the same, otherwise `DATA_DIR/keys`',
  },
  API_LISTEN: {
    schema: z.string().refine(isListen).optional(),
    rule: 'unix:<path> or <host>:<port>, IPv6 in brackets',
    standard: '`unix:<DATA_DIR>/run/api.sock`',
    meaning: 'where the service listens',
  },
  TRUSTED_PROXIES: {
    schema: networks,
    rule: 'a comma-separated list of addresses or CIDR ranges',
    standard: '',
    meaning: 'whose `X-Forwarded-For` is believed; the Unix socket of the service always is',
  },
  LIMIT_PAGES: {
    ...count(600, [0, 10_000_000]),
    meaning: 'answers that must be rendered, drawn or asked for, per address and minute; 0: any number',
  },
  LIMIT_READS: { ...count(600), meaning: 'reads per visitor and minute' },
  LIMIT_WRITES: { ...count(60), meaning: 'writes per visitor and minute' },
  LIMIT_DOWNLOADS: { ...count(30), meaning: 'downloads that have to be made, per visitor and minute' },
  LIMIT_UPLOADS: { ...count(6), meaning: 'files that a visitor sends per minute, such as CVs' },
  CONTENT_FRESH_MS: {
    ...count(100, [0, 10_000]),
    meaning: 'milliseconds after an import in which a read may still answer with the content before it',
  },
  HITS_FLUSH_MS: { ...count(2000), meaning: 'how often reader counts are written; a crash loses at most this much' },
  API_BROWSER: { ...flag(false), meaning: 'serves the OpenAPI document as a page too' },
  QUOTE_FEED_URL: { ...address('http', 'https'), meaning: 'a real feed of quotes instead of the recorded sample' },
  QUOTE_REPLAY_AT: {
    schema: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/)
      .refine((text) => isDay(text.slice(0, 10)))
      .optional(),
    rule: 'a minute of Shanghai, such as 2026-11-20 09:40',
    standard: '–',
    meaning:
      'replays the recorded sample: the clock of the market when the service starts; for tests and demonstrations',
  },
  QUOTE_FEED_TIMEOUT_MS: { ...count(2000), meaning: 'how long the feed may take' },
  MAX_LOOP_DELAY_MS: {
    ...count(1000, [0, 60_000]),
    meaning: 'mean delay of the event loop that ends in 503; 0: never',
  },
  MAX_QUEUE: { ...count(200), meaning: 'waiting queries that end in 503' },
  BODY_KEY: {
    ...pem,
    meaning: 'RSA key of encrypted bodies, instead of `DATA_DIR/keys`; services on one database share it',
  },
  BODY_KEY_PREVIOUS: { ...pem, meaning: 'the key before it, still valid' },
  BODY_KEY_BITS: {
    schema: z.enum(['1024', '2048', '3072', '4096']).default('2048').transform(Number),
    rule: '1024, 2048, 3072 or 4096',
    standard: '`2048`',
    meaning: 'size of new keys; 1024 is what spec LIM-key names, and weak',
  },
  BODY_LEGACY: {
    ...flag(false),
    meaning: 'also takes bodies in the old form (PKCS#1 v1.5, MD5) of an existing gateway',
  },
  DATA_KEYS: {
    schema: z.string().optional(),
    rule: 'the text of a `keys/personal-data.json`',
    standard: '',
    isSecret: true,
    meaning: 'keys of personal data, for several services on one database',
  },
  CODE_WORK_BITS: {
    ...count(15, [0, 22]),
    meaning: 'work of a browser before a code is sent: each bit doubles it; 0: none',
  },
  CODES_USUAL: {
    ...count(100, [1, 1_000_000]),
    meaning: 'codes in ten minutes from which on that work doubles, and again with every doubling of them',
  },
  WAITING_POLL_MS: {
    ...count(10_000, [20, 10_000_000]),
    meaning: 'how often offers are looked for that nobody accepted',
  },
  BOOKING_KEEP_DAYS: { ...count(90, [1, 3650]), meaning: 'days after a visit for which personal data is stored' },
  ...APPLICATION_SETTINGS,
  MIGRATE_ON_START: {
    schema: z.stringbool().optional(),
    rule: 'true or false',
    standard: '`true` for the embedded database',
    meaning: 'brings the schema up to date; on PostgreSQL that is a step of its own',
  },

  DESK_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8092),
    rule: 'a whole number from 0 to 65535',
    standard: '`8092`',
    meaning: 'where the desk of the pavilion listens; 0 for any that is free',
  },
  DESK_HOST: { ...host('127.0.0.1'), meaning: 'on which address; never one that the public reaches' },

  ...SMS_SETTINGS,
  ...MAIL_SETTINGS,
  OUTBOX_POLL_MS: { ...count(1000, [20, 10_000_000]), meaning: 'how often due messages are looked for' },

  DOWNLOAD_FILES: { ...count(500, [1, 5000]), meaning: 'most files in one download' },
  DOWNLOAD_BYTES: { ...count(2 * GIGABYTE, [1, 100 * GIGABYTE]), meaning: 'most bytes of originals in one download' },
  DOWNLOAD_STORE_BYTES: {
    ...count(2 * GIGABYTE, [1, 1000 * GIGABYTE]),
    meaning: 'most bytes of all stored downloads; those go first that nobody asked for longest',
  },
  DOWNLOAD_SMALL_BYTES: {
    ...count(4 * MEGABYTE, [0, 16 * MEGABYTE]),
    meaning: 'bytes of originals up to which a download is never stored: 32 MB of such lie in memory; 0: none',
  },
  DOWNLOAD_KEEP_DAYS: { ...count(7, [1, 365]), meaning: 'how long an unused download is stored' },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    rule: 'the name of a bucket',
    standard: '',
    meaning: 'where downloads are stored instead of `DATA_DIR/storage`',
  },
  S3_PREFIX: {
    schema: z
      .string()
      .regex(/^([\w-]+\/)*$/)
      .default(''),
    rule: 'empty or a text that ends with a slash',
    standard: '',
    meaning: 'before every name in the bucket',
  },
  S3_ENDPOINT: { ...address('http', 'https'), meaning: 'another service than AWS that speaks S3, by paths' },
  S3_REGION: { ...text('us-east-1'), meaning: 'region of the bucket' },
  S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    rule: 'a text',
    standard: '',
    meaning: 'without it the sources of AWS tools, such as the role of the machine',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().optional(),
    rule: 'a text',
    standard: '',
    isSecret: true,
    meaning: 'set together with `S3_ACCESS_KEY_ID`',
  },

  SIGNING_DIR: {
    schema: z.string().optional(),
    rule: 'a folder',
    standard: '`DATA_DIR/signing`, with keys made by the first start',
    meaning: 'where `trust.json` lies, which says whose signatures count, and the private keys that sign',
  },
  DELIVERY_ACTOR: {
    schema: z.string().optional(),
    rule: 'a name',
    standard: 'the user of the system',
    meaning: 'who is written into the history of releases',
  },
  CHROME_PATH: {
    schema: z.string().optional(),
    rule: 'a path',
    standard: 'an installed Chromium',
    meaning: 'the browser that `delivery diff --shots` takes pictures with',
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
