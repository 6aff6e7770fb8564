/*
 * Answers for one page without network, with what its visitor has asked to be kept of it (docs/decisions/0080). It answers for
 * that page alone, fetches nothing ahead, and keeps nothing by itself. Once nothing that is kept lasts any longer, or the site
 * has no such page any more, it leaves the device and takes what was kept along.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** As `shared/contract/section/stored-page` has them. */
interface StoredPage {
  start: string;
  end: string;
  policy: string;
  entries: { until: number; html: string }[];
}
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

const PAGE = new URL(registration.scope).pathname;
const STORE = `stored ${PAGE}`;
/** Milliseconds; whoever stands at a gate waits no longer for a network that hardly is one. */
const PATIENCE = 2500;

/** The document of what still lasts; null where nothing is kept. */
async function storedDocument(): Promise<Response | null> {
  const stored = await caches.match(PAGE, { cacheName: STORE });
  if (!stored) return null;
  const { start, end, policy, entries } = (await stored.json()) as StoredPage;
  const lasting = entries.filter(({ until }) => until > Date.now());
  if (lasting.length === 0) return null;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return new Response(start + lasting.map(({ html }) => html).join('') + end, { headers });
}

/** An answer of the site, or of whoever redirects; a fault of it is none. */
async function liveDocument(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status >= 400) throw new Error(`the site answered ${answer.status}`);
  return answer;
}

const patience = () => new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE));

async function answerWith(request: Request): Promise<Response> {
  // What cannot be read is as if nothing were kept: the page itself then says so.
  const fallback = await storedDocument().catch(() => null);
  if (!fallback) return fetch(request);
  if (new URL(request.url).searchParams.has('stored')) return fallback;
  return Promise.race([liveDocument(request), patience()]).catch(() => fallback);
}

async function isWanted(): Promise<boolean> {
  if (!(await storedDocument().catch(() => null))) return false;
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status !== 404 && status !== 410;
  } catch {
    // There is no network.
    return true;
  }
}

async function leaveUnlessWanted(): Promise<void> {
  if (await isWanted()) return;
  await caches.delete(STORE);
  await registration.unregister();
}

// A mended worker takes the place of the one before at once: what both keep is the same.
addEventListener('install', (event) => (event as WorkerEvent).waitUntil(skipWaiting()));
addEventListener('fetch', (event) => {
  const coming = event as RequestEvent;
  const { request } = coming;
  if (request.mode !== 'navigate' || request.method !== 'GET' || new URL(request.url).pathname !== PAGE) return;
  coming.respondWith(answerWith(request));
  coming.waitUntil(leaveUnlessWanted());
});
