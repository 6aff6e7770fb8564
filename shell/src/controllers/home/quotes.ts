/*
 * Quotes of a page without an island, which advance by themselves: fetched once somebody acts on a page that has some
 * (docs/decisions/0042).
 */
import { nextQuestion } from 'shared/contract/invest/live-pace';
import type { Realtime } from 'shared/contract/invest/stock';
import { API_PREFIX } from 'shared/contract/site/site';
import { directionOf, MARKS, price, signedPercent } from 'shared/i18n/figures';
import { PAGE_SHOWN } from '../../kernel/kernel-events.ts';

/** A part of a page with quotes: `data-quotes` around prices, their time, and a sentence for each state of the market. */
const PART = 'main [data-quotes]';
const DIRECTIONS = ['rise', 'fall', 'flat'];

type Quote = Pick<Realtime, 'last' | 'changePct' | 'time' | 'state' | 'delayMin'>;

let ended: AbortController | undefined;

async function ask(market: string, signal: AbortSignal): Promise<Quote> {
  const answer = await fetch(`${API_PREFIX}/stock/realtime?language=1&market=${market}`, { signal });
  const { code, data } = (await answer.json()) as { code: string; data: Quote };
  if (code !== '0000') throw new Error(code);
  return data;
}

const write = (part: ParentNode, selector: string, text: (element: HTMLElement) => string) => {
  for (const element of part.querySelectorAll<HTMLElement>(selector)) element.textContent = text(element);
};

function showPrice(part: HTMLElement, market: string, { last, changePct }: Quote): void {
  const of = `[data-quote="${market}"]`;
  const direction = directionOf(changePct);
  write(part, `${of} [data-price]`, () => price(last));
  write(part, `${of} [data-change]`, (element) => {
    element.classList.remove(...DIRECTIONS);
    element.classList.add(direction);
    return `${MARKS[direction]} ${signedPercent(changePct)}`;
  });
}

/** Of the first market, as the sentence was written. */
function showTime(part: HTMLElement, { time, state }: Quote): void {
  write(part, '[data-time]', (element) => {
    const text = element.textContent.replace(element.dataset['time'] ?? time, time);
    element.dataset['time'] = time;
    return text;
  });
  for (const sentence of part.querySelectorAll<HTMLElement>('[data-state]')) {
    sentence.hidden = sentence.dataset['state'] !== state;
  }
}

/** What the server has written, as far as it tells when to ask. */
function written(part: HTMLElement): Quote {
  const time = part.querySelector<HTMLElement>('[data-time]')?.dataset['time'] ?? '';
  const state = part.querySelector<HTMLElement>('[data-state]:not([hidden])')?.dataset['state'];
  return { last: 0, changePct: 0, time, state: (state ?? 'closed') as Quote['state'], delayMin: 15 };
}

/**
 * Quotes on a page without an island advance by themselves, at the pace of those that have one: a minute while the market trades,
 * slower with every failure, never in a tab that nobody sees (spec I4, LIM-quote-delay).
 */
function followQuotes(): void {
  ended?.abort();
  const part = document.querySelector<HTMLElement>(PART);
  if (!part) return;
  const { signal } = (ended = new AbortController());
  const markets = [...part.querySelectorAll<HTMLElement>('[data-quote]')].map(({ dataset }) => dataset['quote'] ?? '');
  let newest = written(part);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Date.now() + nextQuestion(newest, 0, Date.now());
  signal.addEventListener('abort', () => clearTimeout(timer));

  function wait(): void {
    clearTimeout(timer);
    if (!document.hidden && !signal.aborted) timer = setTimeout(() => void advance(), Math.max(0, due - Date.now()));
  }
  async function advance(): Promise<void> {
    try {
      const quotes = await Promise.all(markets.map((market) => ask(market, signal)));
      for (const [at, quote] of quotes.entries()) if (part) showPrice(part, markets[at] ?? '', quote);
      const [first] = quotes;
      if (first && part) showTime(part, (newest = first));
      failures = 0;
    } catch {
      // What is shown stays (spec ERR-logged-only).
      failures += 1;
    }
    due = Date.now() + nextQuestion(newest, failures, Date.now());
    wait();
  }
  document.addEventListener('visibilitychange', wait, { signal });
  wait();
}

followQuotes();
document.addEventListener(PAGE_SHOWN, followQuotes);
