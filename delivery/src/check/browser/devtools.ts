import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { NotRun } from '../finding.ts';
import { ARGUMENTS } from './find-browser.ts';

/* A Chromium that is driven by the Chrome DevTools Protocol, through a pipe that nobody else has. */

/** Milliseconds in which a browser answers a command; pages have their own time. */
const ANSWER_MS = 60_000;

const message = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
type Message = z.infer<typeof message>;

const attached = z.object({ sessionId: z.string() });
const created = z.object({ targetId: z.string() });
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ exception: z.object({ description: z.string().optional() }).optional() }).optional(),
});

/** One page of the browser. */
export interface Tab {
  /** Throws what the browser says of it. */
  send(method: string, params?: object): Promise<unknown>;
  /** What it tells by itself from now on; the function ends that. */
  listen(listener: (method: string, params: unknown) => void): () => void;
  /** Value of an expression, of a promise when it has come true. Throws what the page throws. */
  evaluate(expression: string): Promise<unknown>;
}

/** Sends and receives JSON with a zero byte after each message (`--remote-debugging-pipe`). */
class Pipe {
  readonly #input: Writable;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Set<(event: Message) => void>();
  #last = 0;

  constructor(input: Writable, output: Readable) {
    this.#input = input;
    for (const end of [input, output])
      end.on('error', () => {
        // The process has ended, which is told by its exit.
      });
    let rest = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      const texts = (rest + text).split('\0');
      rest = texts.pop() ?? '';
      for (const one of texts) this.#receive(message.parse(JSON.parse(one)));
    });
  }

  #receive(event: Message): void {
    if (event.id === undefined) for (const listener of this.#listeners) listener(event);
    else this.#waiting.get(event.id)?.(event);
  }

  async send(method: string, params: object, sessionId?: string): Promise<unknown> {
    const id = (this.#last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Message>();
    const late = setTimeout(() => reject(new Error(`the browser does not answer ${method}`)), ANSWER_MS);
    // A browser that has ended keeps no command from ending.
    late.unref();
    this.#waiting.set(id, resolve);
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    try {
      const { error, result } = await promise;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(id);
    }
  }

  listen(listener: (event: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

async function openTab(pipe: Pipe): Promise<Tab> {
  const { targetId } = created.parse(await pipe.send('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = attached.parse(await pipe.send('Target.attachToTarget', { targetId, flatten: true }));
  const send = (method: string, params: object = {}) => pipe.send(method, params, sessionId);
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`);
  return {
    send,
    listen: (listener) =>
      pipe.listen((event) => {
        if (event.sessionId === sessionId && event.method !== undefined) listener(event.method, event.params);
      }),
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = evaluated.parse(answer);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'the page threw');
      return result.value;
    },
  };
}

/**
 * Starts a browser with one window of 1440 by 900 pixels and nothing remembered, while `task` runs. Throws {@link NotRun} where it does not start.
 * @param program path of Chromium
 */
export async function withTab<Result>(program: string, task: (tab: Tab) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'delivery-browser-'));
  const flags = ['--remote-debugging-pipe', '--window-size=1440,900', `--user-data-dir=${profile}`];
  const child = spawn(program, [...ARGUMENTS, ...flags], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio;
  const exit = once(child, 'exit');
  const ended = exit.then(() => {
    throw new Error('the browser ended');
  });
  ended.catch(() => {
    // Told to whoever waits for a page; in the end it is meant to.
  });
  try {
    const pipe = new Pipe(input as Writable, output as Readable);
    const tab = await Promise.race([openTab(pipe), ended]).catch((error: Error) => {
      throw new NotRun(`${program} does not start: ${error.message}`);
    });
    return await Promise.race([task(tab), ended]);
  } finally {
    child.kill('SIGKILL');
    await exit.catch(() => {
      // It has not even begun.
    });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
