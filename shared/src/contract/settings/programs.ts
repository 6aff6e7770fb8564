import type { SettingKey } from './settings.ts';

/** What each program reads of the environment. */

export const START_KEYS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'SITE_ORIGIN',
  'LOG_LEVEL',
] as const satisfies readonly SettingKey[];

export const WEB_KEYS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'API_URL',
  'SITE_ORIGIN',
  'SHARE_HOST',
  'SITE_ENV',
  'MEDIA_DIR',
  'PAGE_CACHE',
  'RENDERERS',
  'RENDERER_MEMORY_MB',
  'RENDERER_SILENCE_MS',
  'TRUSTED_PROXIES',
  'LIMIT_PAGES',
  'REDIS_URL',
  'MAX_LOOP_DELAY_MS',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
] as const satisfies readonly SettingKey[];

export const DELIVERY_KEYS = ['DATA_DIR', 'DELIVERY_ACTOR'] as const satisfies readonly SettingKey[];

export const SERVICE_KEYS = [
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'API_LISTEN',
  'TRUSTED_PROXIES',
  'LIMIT_READS',
  'LIMIT_WRITES',
  'LIMIT_DOWNLOADS',
  'HITS_FLUSH_MS',
  'API_BROWSER',
  'QUOTE_FEED_URL',
  'QUOTE_FEED_TIMEOUT_MS',
  'METRICS_PORT',
  'METRICS_HOST',
  'MAX_LOOP_DELAY_MS',
  'MAX_QUEUE',
  'LOG_LEVEL',
  'BODY_KEY',
  'BODY_KEY_PREVIOUS',
  'BODY_KEY_BITS',
  'BODY_LEGACY',
  'DATA_KEYS',
  'WAITING_POLL_MS',
  'BOOKING_KEEP_DAYS',
  'MIGRATE_ON_START',
  'SITE_ORIGIN',
  'SMS_URL',
  'SMS_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'OUTBOX_POLL_MS',
  'MEDIA_DIR',
  'DOWNLOAD_FILES',
  'DOWNLOAD_BYTES',
  'DOWNLOAD_STORE_BYTES',
  'DOWNLOAD_SMALL_BYTES',
  'DOWNLOAD_KEEP_DAYS',
  'S3_BUCKET',
  'S3_PREFIX',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly SettingKey[];

export type ServiceKey = (typeof SERVICE_KEYS)[number];
