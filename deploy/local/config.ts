import { resolve } from 'node:path';
import { z } from 'zod';

/** Something the person at the keyboard can put right; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigin: string;
  logLevel: string;
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
const isDatabase = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** Every setting with its rule in words; README.md shows the same keys. */
export const SETTINGS = {
  PORT: { rule: 'a whole number from 1 to 65535', schema: z.coerce.number().int().min(1).max(65_535).default(8080) },
  HOST: {
    rule: 'an address or host name of this machine',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
  },
  DATA_DIR: { rule: 'a folder', schema: z.string().default('.data') },
  DATABASE_URL: { rule: 'postgres://user:password@host/database', schema: z.string().refine(isDatabase).optional() },
  SITE_ORIGIN: {
    rule: 'an origin such as https://www.example.com, without a path',
    schema: z.string().refine(isOrigin).optional(),
  },
  LOG_LEVEL: {
    rule: 'error, warn, info, debug or silent',
    schema: z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  },
} as const;

const settings = z.object({
  PORT: SETTINGS.PORT.schema,
  HOST: SETTINGS.HOST.schema,
  DATA_DIR: SETTINGS.DATA_DIR.schema,
  DATABASE_URL: SETTINGS.DATABASE_URL.schema,
  SITE_ORIGIN: SETTINGS.SITE_ORIGIN.schema,
  LOG_LEVEL: SETTINGS.LOG_LEVEL.schema,
});

/** Where a browser on this machine reaches the address that the web process listens on. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A database address holds a password, so a wrong one is not printed. */
function problemLine(key: keyof typeof SETTINGS, value: string | undefined): string {
  const now = key === 'DATABASE_URL' ? '' : ` (now "${value ?? ''}")`;
  return `  ${key} must be ${SETTINGS[key].rule}${now}`;
}

/**
 * Reads the settings; an empty value counts as absent.
 * @throws {StartError} that lists every wrong key with its rule.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof SETTINGS));
    throw new StartError(['Please correct:', ...[...wrong].map((key) => problemLine(key, env[key]))].join('\n'));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SITE_ORIGIN, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    siteOrigin: SITE_ORIGIN ?? originOf(HOST, PORT),
    logLevel: LOG_LEVEL,
  };
}
