import { BOUND } from '../visitors.ts';

/** Milliseconds between two requests of a reader: what is counted is answers, not what two processors hold. */
const EVERY = 40;

const PAGES = [
  '/cn/en',
  '/cn/cn',
  '/cn/en/news',
  '/cn/cn/invest',
  '/cn/en/about/value',
  '/cn/cn/tech',
  '/cn/en/invest/notice',
  '/cn/cn/book',
  '/cn/en/talent',
  '/cn/cn/csr',
];
const CALLS = ['/cn/api/stock/realtime?market=A&language=2', '/cn/api/stock/kline?market=A&period=day&language=2'];
/** Of calls that are sent as a body, as islands send them. */
const BODIES = ['/cn/api/site/info', '/cn/api/menu/queryAll'];

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What readers were answered. */
export interface ReadReport {
  reads: number;
  /** What was asked for and came in no way. */
  failed: string[];
  /** Connections that broke before an answer, after which a browser asks once more by itself (RFC 9110 §9.2.2). */
  repeated: number;
}

type Wanted = readonly [address: string, options: RequestInit];

const wanted: readonly Wanted[] = [
  ...PAGES.map((address) => [address, {}] as const),
  ...CALLS.map((address) => [address, {}] as const),
  ...BODIES.map((address) => {
    const headers = { 'content-type': 'application/json' };
    return [address, { method: 'POST', headers, body: JSON.stringify({ language: 2 }) }] as const;
  }),
];

/** Whether it is what was asked for, and whole. */
function isRight(text: string, address: string): boolean {
  return address.startsWith('/cn/api/') ? text.startsWith('{"code":"0000"') : text.trimEnd().endsWith('</html>');
}

/** Visitors who read one thing after the other until they are stopped. */
export class Readers {
  readonly #origin: string;
  readonly #report: ReadReport = { reads: 0, failed: [], repeated: 0 };
  readonly #walks: Promise<void>[];
  #isStopped = false;

  constructor(origin: string, count: number) {
    this.#origin = origin;
    this.#walks = Array.from({ length: count }, (_none, reader) => this.#walk(reader));
  }

  async stop(): Promise<ReadReport> {
    this.#isStopped = true;
    await Promise.all(this.#walks);
    return this.#report;
  }

  async #walk(reader: number): Promise<void> {
    for (let step = reader; !this.#isStopped; step += 1) {
      const one = wanted[(step * 3) % wanted.length];
      if (one) await this.#read(one);
      await rest(EVERY);
    }
  }

  async #read([address, options]: Wanted): Promise<void> {
    this.#report.reads += 1;
    const first = await this.#ask(address, options);
    if (first === 'whole') return;
    if (first !== 'broken') return void this.#report.failed.push(`${address}: ${first}`);
    this.#report.repeated += 1;
    const second = await this.#ask(address, options);
    if (second !== 'whole') this.#report.failed.push(`${address}: ${second}, twice`);
  }

  async #ask(address: string, options: RequestInit): Promise<string> {
    let status: number | undefined;
    try {
      const answer = await fetch(this.#origin + address, { ...options, signal: AbortSignal.timeout(BOUND) });
      ({ status } = answer);
      const text = await answer.text();
      return status === 200 && isRight(text, address) ? 'whole' : `${status} ${text.slice(0, 80)}`;
    } catch (error) {
      return (error as Error).name === 'TimeoutError' ? 'no answer in time' : 'broken';
    }
  }
}
