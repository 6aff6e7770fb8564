import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/*
 * What a plain form led to travels to the page that shows it in a cookie that only web processes can read: nothing of a
 * visitor is stored here (docs/decisions/0030).
 */

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Seconds in which Back and a reload still show it. */
const LIFETIME = 1800;
const PREFIX = 'form-';

/** Whether a request brings any, before anything is opened. */
export const hasFormState = (cookie: string | undefined): boolean => cookie?.includes(PREFIX) ?? false;

export interface FormStateOptions {
  /** 256 bits, the same for all web processes of a site. */
  key: Buffer;
  /** Whether the site is reached by TLS only. */
  isSecure: boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface NewState {
  section: string;
  name: string;
  /** Path of the page that shows it; the cookie is sent below its first segment after the language. */
  to: string;
  /** JSON. */
  value: Uint8Array;
}

export interface FormStates {
  /** The `Set-Cookie` header (RFC 6265 §4.1). */
  cookieFor(state: NewState): string;
  /** The states of a section that a `Cookie` header brings; null without any that can be read and is not over. */
  read(section: string, cookie: string | undefined): Readonly<Record<string, unknown>> | null;
}

const associated = (section: string, name: string): Buffer => Buffer.from(`form-state/${section}/${name}`);

/** `/cn/en/book` of `/cn/en/book/contact`: the cookie reaches the section's pages and nothing else. */
const scopeOf = (to: string): string => to.split(/[/?]/, 4).join('/');

function seal(key: Buffer, about: Buffer, text: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(about);
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error for whatever this key has not sealed for this section and name */
function open(key: Buffer, about: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(about).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

export function createFormStates({ key, isSecure, now = Date.now }: FormStateOptions): FormStates {
  const attributes = `Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  function valueIn(section: string, name: string, sealed: string): unknown {
    try {
      const [until, value] = JSON.parse(open(key, associated(section, name), sealed).toString()) as [number, unknown];
      return until > now() ? value : undefined;
    } catch {
      // Of another section or key, or made up: as if it were not there.
      return undefined;
    }
  }
  return {
    cookieFor({ section, name, to, value }) {
      const until = now() + LIFETIME * 1000;
      const text = Buffer.concat([Buffer.from(`[${until},`), value, Buffer.from(']')]);
      const sealed = seal(key, associated(section, name), text);
      return `${PREFIX}${name}=${sealed}; Path=${scopeOf(to)}; ${attributes}`;
    },
    read(section, cookie = '') {
      const found = [...cookie.matchAll(/(?:^|;\s*)form-([a-z]{1,20})=([\w-]{40,4096})/g)].flatMap(
        ([, name = '', sealed = '']) => {
          const value = valueIn(section, name, sealed);
          return value === undefined ? [] : [[name, value] as const];
        },
      );
      return found.length === 0 ? null : Object.fromEntries(found);
    },
  };
}
