import { storedScope, storeOfPage, storedWorkerPath } from 'shared/contract/section/stored-page';
import type { Lang } from 'shared/contract/text/lang';
import { routes } from '../../routes.ts';
import { isTicket, type HeldTicket, type StoredTicket, type StoredTickets } from './held-ticket.ts';
import { storedStyle, storedTickets, type TicketWords } from './stored-document.ts';

const PAGE = routes.ticket.pattern;
/** Milliseconds that a worker may take until it answers; a browser that is busy for longer is told to have refused. */
const PATIENCE = 10_000;

/** Browsers without it have it switched off, are in a private window, or came without TLS. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

const scopeOf = (lang: Lang) => storedScope(lang, PAGE);

const isStoredTicket = (entry: Partial<StoredTicket> | null): entry is StoredTicket =>
  typeof entry?.token === 'string' && typeof entry.until === 'number' && typeof entry.detail?.reference === 'string';

/** What lies on this device and has not ended. Another release may have written it: what does not fit is as if it were missing. */
export async function readStored(lang: Lang): Promise<readonly StoredTicket[]> {
  try {
    const stored = await caches.match(scopeOf(lang), { cacheName: storeOfPage(scopeOf(lang)) });
    if (!stored) return [];
    const { entries } = (await stored.json()) as Partial<StoredTickets>;
    return Array.isArray(entries) ? entries.filter(isStoredTicket).filter(({ until }) => until > Date.now()) : [];
  } catch {
    return [];
  }
}

interface Policy {
  createScriptURL(url: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };
let policy: Policy | undefined;

/** The one address that this section may make a worker of. */
function trusted(address: string): string {
  const rules: Policy = {
    createScriptURL(url) {
      const known = (['cn', 'en'] as const).some((lang) => url === storedWorkerPath(lang, PAGE));
      if (!known) throw new TypeError(`not the worker of the ticket: ${url}`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes ? trustedTypes.createPolicy('stored-page', rules) : rules;
  return policy.createScriptURL(address);
}

async function startWorker(lang: Lang): Promise<void> {
  const { serviceWorker } = navigator;
  const scope = scopeOf(lang);
  await serviceWorker.register(trusted(storedWorkerPath(lang, PAGE)), { scope, updateViaCache: 'none' });
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE));
  await Promise.race([serviceWorker.ready, late]);
}

async function hashOf(style: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return btoa(String.fromCharCode(...bytes));
}

async function write(held: readonly HeldTicket[], words: TicketWords): Promise<void> {
  const colours = getComputedStyle(document.documentElement);
  const style = storedStyle((token) => colours.getPropertyValue(token));
  const page = storedTickets(held, words, { style, hash: await hashOf(style) });
  const store = await caches.open(storeOfPage(scopeOf(words.lang)));
  await store.put(scopeOf(words.lang), new Response(JSON.stringify(page)));
}

/** Takes everything that was kept off the device, and who answers with it. Never rejects. */
export async function forgetAll(lang: Lang): Promise<void> {
  try {
    await caches.delete(storeOfPage(scopeOf(lang)));
    const registration = await navigator.serviceWorker.getRegistration(scopeOf(lang));
    // Another registration may answer where there is none for this page.
    if (registration && new URL(registration.scope).pathname === scopeOf(lang)) await registration.unregister();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Keeps these tickets and no others. What opens no gate or has ended is left out; without any that is left nothing stays.
 * @returns whether they are kept now, and will be without a network
 */
export async function keepOnly(held: readonly HeldTicket[], words: TicketWords): Promise<boolean> {
  const tickets = held.filter(isTicket);
  if (tickets.length === 0) {
    await forgetAll(words.lang);
    return false;
  }
  const before = await readStored(words.lang);
  try {
    await write(tickets, words);
    await startWorker(words.lang);
    // Asked for only now, when the visitor has: without it some browsers forget after a week. They may say no.
    await navigator.storage?.persist?.();
    return true;
  } catch {
    // What was kept before is still better than nothing.
    if (before.length === 0) await forgetAll(words.lang);
    return false;
  }
}
