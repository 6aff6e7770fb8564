/*
 * In every page of `pnpm dev`: takes what was just built in place, with the state of its islands. One file without imports,
 * because the web process serves it as it stands.
 */
import type { Fragment, PageState } from 'shared/contract/section/section';
import type { Development } from 'shared/contract/section/development';
import type { DevEvent } from '../dev-routes.ts';

const development: Development = (globalThis.__development ??= { hot: new Map(), renew: new Map() });
const kernel = globalThis.__kernel;

interface Policy {
  createHTML(html: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };
const rules: Policy = { createHTML: (html) => html };
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('development', rules) ?? rules;

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

const fragmentAddress = () => `/cn/_f/${location.pathname.slice('/cn/'.length)}${location.search}`;

async function fetchFragment(): Promise<Fragment> {
  const response = await fetch(fragmentAddress(), { cache: 'no-store' });
  return (await response.json()) as Fragment;
}

/** What the server wrote around the islands. */
function around(html: string): string {
  const content = parse(html);
  for (const element of content.querySelectorAll('[data-island]')) element.replaceChildren();
  return new XMLSerializer().serializeToString(content);
}

/** By address, because a visit goes on without a new document. */
let shown: { address: string; fragment: Promise<Fragment> } | null = null;

function remember(): void {
  const address = fragmentAddress();
  if (shown?.address === address) return;
  shown = { address, fragment: fetchFragment() };
  shown.fragment.catch(() => (shown = null));
}

const addressOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const sheetsOfPage = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-page]')];

/** @param put where it belongs among the others */
function loadSheet(href: string, put: (link: HTMLLinkElement) => void): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset['page'] = '';
  link.addEventListener('load', resolve);
  link.addEventListener('error', resolve);
  put(link);
  return promise;
}

/** `/…/css/stock.1a2b3c4d.css` without what changes with its text. */
const nameOfSheet = (address: string) => address.replace(/\.\w+\.css$/, '');

/** Sheets that were built, in the places of those before. */
async function takeSheets(styles: readonly string[]): Promise<void> {
  const built = new Map(styles.map((href) => [nameOfSheet(href), href]));
  const loads = sheetsOfPage().map(async (old) => {
    const href = built.get(nameOfSheet(addressOf(old)));
    if (href === undefined || href === addressOf(old)) return;
    await loadSheet(href, (link) => old.after(link));
    old.remove();
  });
  await Promise.all(loads);
}

async function takeStyles(fragment: Fragment): Promise<void> {
  const old = sheetsOfPage();
  const has = (href: string) => old.some((link) => addressOf(link) === href);
  const loads = fragment.css
    .filter(([href]) => !has(href))
    .map(([href]) => loadSheet(href, (link) => document.head.append(link)));
  await Promise.all(loads);
  const wanted = new Set(fragment.css.map(([href]) => href));
  for (const link of old) if (!wanted.has(addressOf(link))) link.remove();
}

/** New markup around the islands that live: their elements move over with all that React knows of them. */
function takeMarkup(fragment: Fragment): void {
  const main = document.querySelector('main');
  const content = parse(fragment.html);
  const focused = document.activeElement;
  for (const place of content.querySelectorAll<HTMLElement>('[data-island]')) {
    const live = main?.querySelector(`[data-island="${place.dataset['island']}"][data-live]`);
    if (live) place.replaceWith(live);
  }
  main?.replaceChildren(content);
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
}

const namesOf = ({ islands }: PageState) => islands.map(({ name }) => name).join();

/** Islands whose words or properties are others are rendered with them, and keep their state. */
function takeIslands(before: PageState, after: PageState): void {
  const words = JSON.stringify(before.words) !== JSON.stringify(after.words);
  for (const [index, renew] of development.renew) {
    const isOther = JSON.stringify(before.islands[index]) !== JSON.stringify(after.islands[index]);
    if (words || isOther) renew(after);
  }
  if (kernel.page) Object.assign(kernel.page, after);
}

async function takePage(): Promise<void> {
  const before = await shown?.fragment;
  const after = await fetchFragment();
  // The fault is told; the page stays as it was until that is mended.
  if (after.status >= 500) return;
  if (!before || namesOf(before.page) !== namesOf(after.page)) return location.reload();
  await takeStyles(after);
  document.title = after.title;
  if (around(before.html) !== around(after.html)) takeMarkup(after);
  takeIslands(before.page, after.page);
  shown = { address: fragmentAddress(), fragment: Promise.resolve(after) };
}

async function takeBuild(app: string): Promise<void> {
  // The frame, the kernel and React itself are exchanged with the document.
  if (app === 'shell') return location.reload();
  try {
    await takePage();
    document.documentElement.dataset['built'] = String(Number(document.documentElement.dataset['built'] ?? 0) + 1);
  } catch {
    location.reload();
  }
}

async function takeCode(app: string): Promise<void> {
  try {
    await development.hot.get(app)?.();
  } catch {
    location.reload();
  }
}

function showFault(text: string | null): void {
  document.querySelector('.development-fault')?.remove();
  if (text === null) return;
  const overlay = document.createElement('dialog');
  overlay.className = 'development-fault';
  const words = document.createElement('pre');
  words.textContent = text;
  const close = Object.assign(document.createElement('button'), { textContent: 'Close' });
  close.addEventListener('click', () => overlay.remove());
  overlay.append(words, close);
  document.body.append(overlay);
  overlay.showModal();
}

function take(event: Exclude<DevEvent, { kind: 'failed' }>): Promise<void> {
  switch (event.kind) {
    case 'exchangeable':
      return takeCode(event.app);
    case 'restyled':
      return takeSheets(event.styles);
    case 'built':
      return takeBuild(event.app);
  }
}

let taking = Promise.resolve();
let isOpen = false;

function onEvent({ data }: MessageEvent<string>): void {
  const event = JSON.parse(data) as DevEvent;
  if (event.kind === 'failed') return showFault(event.text);
  showFault(null);
  taking = taking.then(() => take(event));
}

function listen(): void {
  const events = new EventSource('/cn/dev/events');
  events.addEventListener('message', onEvent);
  // After `pnpm dev` was started again, everything may be another.
  events.addEventListener('open', () => (isOpen ? location.reload() : (isOpen = true)));
}

addEventListener('error', ({ error }) => error instanceof Error && showFault(error.stack ?? error.message));
addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && showFault(reason.stack ?? null));
remember();
if ('navigation' in globalThis) navigation.addEventListener('navigatesuccess', remember);
listen();
