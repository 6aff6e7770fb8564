/*
 * A renderer: the server code of one section and the frame around it, in a process of its own (docs/decisions/0019).
 * Started by the web process, whose channel is its only way out.
 */
import { createLinks } from 'shared/contract/section/links';
import type { SiteData } from 'shared/contract/section/frame';
import { confine } from './confine.ts';
import { recordOf } from './error-record.ts';
import { watchProperties } from './intrinsics.ts';
import type { ErrorRecord, FromRenderer, RendererSetup, ToRenderer } from './messages.ts';
import { assembleSite, loadReleases, type Loaded } from './open-site.ts';
import { render, type RenderContext } from './render.ts';
import { createServiceCalls } from './service-calls.ts';
import { createTurns } from './turns.ts';

/** Menus of both languages, of the present content version and the one before. */
const SITES = 4;

const realProcess = process;
const channel = realProcess.send?.bind(realProcess);
if (!channel) throw new Error('a renderer is started by the web process');
/** Without an answer: a web process that is gone ends this one by `disconnect`. */
const send = (message: FromRenderer) => void channel(message, undefined, undefined, () => {});

/** Milliseconds since the epoch; sections may replace what they reach of the clock later on. */
const now = (
  (clock) => () =>
    clock.timeOrigin + clock.now()
)(performance);

const running = new Map<number, AbortController>();
const sites = new Map<number, SiteData>();
let lastRun = 0;

/** With one request under way the web process knows which one it is. */
function enter(id: number): void {
  if (running.size > 1 && id !== lastRun) send({ kind: 'runs', id });
  lastRun = id;
}

const takeTurn = createTurns();
const calls = createServiceCalls(send, enter);
let setup: RendererSetup | undefined;
let loaded: Loaded | undefined;
/** What a release changes while it is loaded is its own affair, which its proof looks at. */
let changedProperty: () => string | null = () => null;
/** By assembly: the constellation that serves, and the one whose last visitors are being answered. */
const contexts = new Map<number, RenderContext>();

function attempt(task: () => void): void {
  try {
    task();
  } catch (error) {
    send({ kind: 'unusable', error: recordOf(error) });
  }
}

function open(given: RendererSetup): void {
  loaded = loadReleases(given);
  setup = given;
  changedProperty = watchProperties();
  send({ kind: 'opened', messages: loaded.section?.messages ?? { cn: {}, en: {} } });
}

function assemble({ key, assembly, messages }: Extract<ToRenderer, { kind: 'assemble' }>): void {
  if (!setup || !loaded) throw new Error('nothing is open');
  const { shareOrigin, section } = setup;
  const { routes } = assembly;
  const name = section?.release.app ?? '';
  const site = assembleSite({ ...assembly, messages }, setup, loaded);
  contexts.set(key, {
    site,
    section: loaded.section,
    name,
    routes: routes[name] ?? {},
    links: createLinks(routes),
    shareOrigin,
  });
  send({ kind: 'assembled' });
}

/** Whoever comes next would be rendered by what one page has changed: the process ends instead, and is replaced. */
function reply(message: Extract<FromRenderer, { kind: 'rendered' | 'failed' }>): void {
  const changed = changedProperty();
  if (changed === null) return send(message);
  enter(message.id);
  end({ name: 'Error', message: `a page changed ${changed}` });
}

interface Turn {
  message: Extract<ToRenderer, { kind: 'render' }>;
  context: RenderContext | undefined;
  siteData: SiteData | null;
  signal: AbortSignal;
}

async function answer({ message: { id, request }, context, siteData, signal }: Turn): Promise<void> {
  const times: number[] = [];
  try {
    if (!context) throw new Error('this constellation is not served any more');
    const rendered = await render(context, {
      request,
      siteData,
      signal,
      api: { call: (name, body, options = {}) => calls.call(id, name, { body, ...options }) },
      report: (error) => send({ kind: 'report', id, error: recordOf(error) }),
      enter: () => {
        times.push(now());
        enter(id);
      },
    });
    reply({ kind: 'rendered', id, answer: rendered, times: [...times, now()] });
  } catch (error) {
    reply({ kind: 'failed', id, error: recordOf(error) });
  } finally {
    running.delete(id);
  }
}

/** What it is rendered with is taken now: until its turn comes, constellations and sites may have been forgotten. */
function queue(message: Turn['message']): void {
  const controller = new AbortController();
  running.set(message.id, controller);
  const siteData = message.site === null ? null : (sites.get(message.site) ?? null);
  const turn = { message, context: contexts.get(message.assembly), siteData, signal: controller.signal };
  takeTurn(() => void answer(turn));
}

function remember(key: number, data: SiteData): void {
  sites.set(key, data);
  for (const old of [...sites.keys()].slice(0, -SITES)) sites.delete(old);
}

function receive(message: ToRenderer): void {
  switch (message.kind) {
    case 'open':
      return attempt(() => open(message.setup));
    case 'assemble':
      return attempt(() => assemble(message));
    case 'forget':
      return void contexts.delete(message.key);
    case 'site':
      return remember(message.key, message.data);
    case 'render':
      return queue(message);
    case 'cancel':
      return running.get(message.id)?.abort(new Error('the page took too long'));
    case 'answer':
      return takeTurn(() => void calls.settle(message));
    case 'ping':
      return send({ kind: 'pong' });
  }
}

/** Its state is unknown then: the web process starts another one. */
function end(error: ErrorRecord): void {
  channel?.({ kind: 'fault', error } satisfies FromRenderer, undefined, undefined, () => realProcess.exit(1));
}

const fail = (error: unknown) => end(recordOf(error));

realProcess.on('uncaughtException', fail);
realProcess.on('unhandledRejection', fail);
realProcess.on('disconnect', () => realProcess.exit(0));
realProcess.on('message', (message) => receive(message as ToRenderer));
confine((text) => send({ kind: 'line', text }));
send({ kind: 'started' });
