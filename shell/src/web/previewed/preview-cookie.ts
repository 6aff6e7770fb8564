import { BASE } from 'shared/contract/site/site';

/* Who opened the address of a preview brings its key along, and nothing about themselves. */

const NAME = 'preview';
const KEY = /(?:^|;\s*)preview=([0-9a-f]{32})(?:;|$)/;

/** Whether a request may ask for a previewed set, before anything is looked up. */
export const hasPreview = (cookie: string | undefined): boolean => cookie?.includes(`${NAME}=`) ?? false;

export const previewKeyIn = (cookie: string | undefined): string | null => KEY.exec(cookie ?? '')?.[1] ?? null;

const ATTRIBUTES = `Path=${BASE}; HttpOnly; SameSite=Lax`;

export interface PreviewCookie {
  key: string;
  /** Seconds; 0 takes it away. */
  seconds: number;
  /** Whether the site is reached by TLS only. */
  isSecure: boolean;
}

/** The `Set-Cookie` header (RFC 6265 §4.1). */
export function previewCookie({ key, seconds, isSecure }: PreviewCookie): string {
  return `${NAME}=${key}; Max-Age=${seconds}; ${ATTRIBUTES}${isSecure ? '; Secure' : ''}`;
}
