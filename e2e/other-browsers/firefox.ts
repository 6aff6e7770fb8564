import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Coming, Tab } from '../fixtures/moving/tab.ts';
import { isFragment } from '../fixtures/walk.ts';
import { BidiConnection } from './bidi.ts';
import type { OtherTab } from './other-tab.ts';
import { startProgram, type Program } from './program.ts';

/** Debian's package `firefox-esr`. */
export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(FIREFOX);

/** Whatever it would ask of its maker. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

/** Milliseconds in which whatever is waited for must be. */
const PATIENCE = 20_000;

interface LogEntry {
  level: string;
  text: string | null;
}
interface Requested {
  isBlocked: boolean;
  request: { request: string; url: string };
}
type Evaluated =
  { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } };

function writeProfile(folder: string): readonly string[] {
  const lines = Object.entries(QUIET).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder, 'about:blank'];
}

/** The page that was asked may have given way to another one. */
function unlessGone(error: unknown): void {
  if (!/no such (?:frame|node)|destroyed|discarded|unloaded|AbortError/i.test(String(error))) throw error;
}

class FirefoxTab implements OtherTab, Tab {
  readonly complaints: string[] = [];
  readonly #program: Program;
  readonly #bidi: BidiConnection;
  readonly #context: string;
  readonly #origin: string;

  constructor(program: Program, bidi: BidiConnection, place: { context: string; origin: string }) {
    this.#program = program;
    this.#bidi = bidi;
    this.#context = place.context;
    this.#origin = place.origin;
  }

  async watch(): Promise<void> {
    await this.#bidi.listen('log.entryAdded', ({ level, text }: LogEntry) => {
      if (level === 'error' || level === 'warn') this.complaints.push(text ?? '');
    });
  }

  async open(address: string): Promise<void> {
    const url = new URL(address, this.#origin).href;
    await this.#bidi.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#bidi.send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async prepare(script: () => void): Promise<void> {
    await this.#bidi.send('script.addPreloadScript', { functionDeclaration: script.toString() });
  }

  async intercept(answer: (coming: Coming) => Promise<void>): Promise<void> {
    await this.#bidi.listen('network.beforeRequestSent', ({ isBlocked, request: { request, url } }: Requested) => {
      if (!isBlocked) return;
      const coming = this.#coming(request, url);
      void (isFragment(url) ? answer(coming) : coming.pass());
    });
    await this.#bidi.send('network.addIntercept', { phases: ['beforeRequestSent'], contexts: [this.#context] });
  }

  async #askOnce<Result>(question: () => Result): Promise<{ answer: Result }> {
    const answer = await this.#evaluate(`JSON.stringify((${question.toString()})() ?? null)`);
    return { answer: JSON.parse(answer) as Result };
  }

  async ask<Result>(question: () => Result): Promise<Result> {
    const answered = await this.#askOnce(question).catch(unlessGone);
    return answered ? answered.answer : this.ask(question);
  }

  async act<What>(how: (what: What) => void, what: What): Promise<void> {
    const acting = async () => {
      await this.#evaluate(`void (${how.toString()})(${JSON.stringify(what)})`);
      // Firefox follows a link in a task of its own, which comes before the next question.
      await this.#evaluate('void 0');
    };
    await acting().catch(unlessGone);
  }

  /** Of a page that goes the answer never comes, so it is asked again and again. */
  async until(holds: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(PATIENCE);
    while (!(await this.#askOnce(holds).catch(unlessGone))?.answer) {
      if (late.aborted) throw new Error(`never in ${PATIENCE} ms: ${holds.toString()}`);
      await pause(20);
    }
  }

  async press(selector: string): Promise<void> {
    const { nodes } = await this.#bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context: this.#context,
      locator: { type: 'css', value: selector },
      maxNodeCount: 1,
    });
    const origin = { type: 'element', element: { sharedId: nodes[0]?.sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const pointer = { type: 'pointer', id: 'pointer', actions };
    await this.#bidi.send('input.performActions', { context: this.#context, actions: [pointer] });
  }

  back = () => this.step(-1);
  forward = () => this.step(1);

  async close(): Promise<void> {
    this.#bidi.close();
    await this.#program.stop();
  }

  #coming(request: string, url: string): Coming {
    // Whoever asked may have gone.
    const send = (method: string, more = {}) => this.#bidi.send<void>(method, { request, ...more }).catch(() => {});
    return {
      text: async () => (await fetch(url)).text(),
      pass: () => send('network.continueRequest'),
      lose: () => send('network.failRequest'),
      replace: (statusCode, value) =>
        send('network.provideResponse', {
          statusCode,
          headers: [{ name: 'content-type', value: { type: 'string', value: 'application/json' } }],
          body: { type: 'string', value },
        }),
    };
  }

  /** Every question of ours counts as a touch. */
  async touch(): Promise<void> {
    await this.#evaluate('0').catch(unlessGone);
  }

  async step(delta: -1 | 1): Promise<void> {
    const going = this.#bidi.send('browsingContext.traverseHistory', { context: this.#context, delta });
    // There may be no such entry.
    await going.catch((error: unknown) => {
      if (!/no such history entry/.test(String(error))) throw error;
    });
  }

  async #evaluate(expression: string): Promise<string> {
    const answer = await this.#bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context: this.#context },
      awaitPromise: false,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value ?? '';
  }
}

/** @param origin of the site that it visits */
export async function startFirefox(origin: string): Promise<FirefoxTab> {
  const program = await startProgram({ command: FIREFOX, args: writeProfile, env: {} });
  const address = await program.says(/WebDriver BiDi listening on (\S+)/);
  const bidi = await BidiConnection.open(`${address}/session`);
  // The tab that it starts with has a blank page to go back to.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  const tab = new FirefoxTab(program, bidi, { context, origin });
  await tab.watch();
  return tab;
}
