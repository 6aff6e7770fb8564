/*
 * Lets the desk open without a connection. What it stores is the empty page for checking in, with its style and script:
 * no sheet, and nothing about anybody.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const STORE = 'desk';
const FILES = ['/offline', '/desk.css', '/desk.js'];

async function fill(): Promise<void> {
  const store = await caches.open(STORE);
  // Whoever is signed out is led to another page, which must not stand in for this one.
  await store.addAll(FILES.map((file) => new Request(file, { cache: 'reload', redirect: 'error' })));
}

async function refill(): Promise<void> {
  try {
    await fill();
  } catch {
    // Without a connection, or signed out: what is stored stays.
  }
}

async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    // There is no connection.
    const page = request.mode === 'navigate' ? '/offline' : request;
    return (await caches.match(page)) ?? Response.error();
  }
}

addEventListener('install', (event) => (event as WorkerEvent).waitUntil(fill()));
addEventListener('fetch', (event) => {
  const coming = event as RequestEvent;
  if (coming.request.method !== 'GET') return;
  coming.respondWith(answer(coming.request));
  // As the desk is now, in the language that was chosen.
  if (coming.request.mode === 'navigate') coming.waitUntil(refill());
});
