import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';
import { sha256Hex } from '../files/digest.ts';
import { writeDurably } from '../files/durable-write.ts';
import type { HistoryLine } from '../history.ts';
import type { ReleaseStore } from '../store.ts';

/* Webhooks: other systems hear of every move, whoever made it, as the history has it. */

/** Milliseconds: an answer that takes longer is none. */
const PATIENCE = 10_000;
/** Milliseconds until what was not taken is sent again; doubled each time. */
const AGAIN = { first: 1000, longest: 300_000 };

const sent = z.object({ seq: z.number().int().nonnegative() });

/** Where it is written down what an address has taken; a file for each, without the address, which may hold a key. */
const pathOf = ({ dataDir }: ReleaseStore, url: string) =>
  join(dataDir, 'run', `webhook-${sha256Hex(url).slice(0, 16)}.json`);

/** The last move that an address has taken; null when it was never sent any. */
async function lastSent(store: ReleaseStore, url: string): Promise<number | null> {
  try {
    return sent.parse(JSON.parse(await readFile(pathOf(store, url), 'utf8'))).seq;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

const recordSent = (store: ReleaseStore, url: string, seq: number) =>
  writeDurably(pathOf(store, url), `${JSON.stringify({ seq })}\n`);

async function post(url: string, line: HistoryLine): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': line.hash };
  const body = JSON.stringify(line);
  const signal = AbortSignal.timeout(PATIENCE);
  const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  if (!ok) throw new Error(`it answered ${status}`);
}

/**
 * Sends every move that an address has not taken yet, oldest first, each until it is taken; a new address hears of moves from
 * now on. The body is the line of the history with its signatures, so whoever has the trust file can check it; its hash is the
 * `Idempotency-Key`, for a move may come twice. @returns the moves that were sent. Throws when one was not taken.
 */
export async function sendMoves(store: ReleaseStore, url: string): Promise<number[]> {
  const { lines, broken } = await store.readHistory();
  if (broken !== null) throw new Error(`the history is broken: ${broken}`);
  const last = await lastSent(store, url);
  if (last === null) {
    await recordSent(store, url, lines.at(-1)?.seq ?? 0);
    return [];
  }
  const waiting = lines.filter(({ seq }) => seq > last);
  for (const line of waiting) {
    await post(url, line);
    await recordSent(store, url, line.seq);
  }
  return waiting.map(({ seq }) => seq);
}

export interface SendingOptions {
  readonly url: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Milliseconds between two looks at the history. */
  readonly interval?: number;
}

/** Sends moves as they are made, until the signal; what is not taken is tried again for as long as it takes. */
export async function followMoves(store: ReleaseStore, options: SendingOptions): Promise<void> {
  const { url, print, signal, interval = 1000 } = options;
  let wait = interval;
  while (!signal.aborted) {
    try {
      const moves = await sendMoves(store, url);
      for (const seq of moves) print(`sent move ${seq}`);
      wait = interval;
    } catch (error) {
      wait = Math.min(Math.max(wait * 2, AGAIN.first), AGAIN.longest);
      print(
        `a move was not taken: ${error instanceof Error ? error.message : String(error)}; again in ${wait / 1000} s`,
      );
    }
    await pause(wait, undefined, { signal }).catch(() => {
      // It was ended, which the loop sees.
    });
  }
}
