import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { OtherTab } from './other-tab.ts';
import { startProgram, type Program } from './program.ts';

/** Debian's package `webkit2gtk-driver`, with the browser that it moves and a screen that nobody sees (`xvfb`). */
const BROWSER = process.env['WEBKIT_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
export const WEBKIT_PARTS = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', BROWSER] as const;
export const hasWebkit = WEBKIT_PARTS.every((place) => existsSync(place));

const PORT = 8197;
const PATIENCE = 20_000;
/** What a reference to an element is called (WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const BROWSER_OPTIONS = { binary: BROWSER, args: ['--automation'] };

declare global {
  interface Window {
    /** What went wrong on the page since it was asked first; of the console there is no command in WebDriver. */
    complaints?: string[];
  }
}

function watch(): void {
  if (window.complaints) return;
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  }
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push(`refused: ${blockedURI}`));
}

async function command<Result>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<Result> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Result };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

async function openSession(): Promise<string> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': BROWSER_OPTIONS } };
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', { capabilities });
  return `/session/${sessionId}`;
}

/** Until the driver listens, nobody answers. */
async function patientSession(): Promise<string> {
  const late = AbortSignal.timeout(PATIENCE);
  for (;;) {
    try {
      return await openSession();
    } catch (error) {
      if (late.aborted || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

class WebkitTab implements OtherTab {
  readonly complaints: string[] = [];
  readonly #program: Program;
  readonly #session: string;
  readonly #origin: string;

  constructor(program: Program, session: string, origin: string) {
    this.#program = program;
    this.#session = session;
    this.#origin = origin;
  }

  async open(address: string): Promise<void> {
    await this.#do('/url', { url: new URL(address, this.#origin).href });
  }

  reload = () => this.#do('/refresh');
  back = () => this.#do('/back');
  forward = () => this.#do('/forward');

  async ask<Result>(question: () => Result): Promise<Result> {
    const script = `(${watch.toString()})(); return [(${question.toString()})(), window.complaints.splice(0)]`;
    const [answer, complaints] = await this.#do<[Result, string[]]>('/execute/sync', { script, args: [] });
    this.complaints.push(...complaints);
    return answer;
  }

  async until(holds: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(PATIENCE);
    while (!(await this.ask(holds))) {
      if (late.aborted) throw new Error(`never in ${PATIENCE} ms: ${holds.toString()}`);
      await pause(20);
    }
  }

  async press(selector: string): Promise<void> {
    const found = await this.#do<Record<string, string>>('/element', { using: 'css selector', value: selector });
    await this.#do(`/element/${found[ELEMENT] ?? ''}/click`);
  }

  async close(): Promise<void> {
    await command('DELETE', this.#session).catch(() => {});
    await this.#program.stop();
  }

  #do<Result = void>(path: string, body: object = {}): Promise<Result> {
    return command<Result>('POST', this.#session + path, body);
  }
}

/** @param origin of the site that it visits */
export async function startWebkit(origin: string): Promise<OtherTab> {
  const program = await startProgram({
    command: 'xvfb-run',
    args: () => ['-a', 'WebKitWebDriver', `--port=${PORT}`],
    // Containers refuse the name spaces of its sandbox; it visits our own site only.
    env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
  });
  return new WebkitTab(program, await patientSession(), origin);
}
