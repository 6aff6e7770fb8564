/** What came back from one attempt, before anybody looks at what it says. */
export interface Attempt {
  /** HTTP status; 0 when nothing answered. */
  status: number;
  data: unknown;
  headers: Readonly<Record<string, unknown>>;
  /** Nothing answered because nothing was reached; a timeout is not repeated, its visitor has waited enough. */
  unreached?: boolean;
}

const MOST_ATTEMPTS = 3;
/** Milliseconds before the second attempt; the third waits three times as long. */
const FIRST_PAUSE = 300;
/** A service that asks for longer than this is not waited for. */
const LONGEST_PAUSE = 5000;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Sends again while the service cannot be reached or is not available: only for what may arrive twice. */
export async function repeated(attempt: () => Promise<Attempt>, wait: (ms: number) => Promise<void>): Promise<Attempt> {
  for (let made = 1; ; made += 1) {
    const answer = await attempt();
    const pause = pauseAfter(answer, made);
    if (made >= MOST_ATTEMPTS || pause === undefined) return answer;
    await wait(pause);
  }
}

function pauseAfter({ status, headers, unreached }: Attempt, made: number): number | undefined {
  if (status !== 503 && !unreached) return undefined;
  const requested = Number(headers['retry-after'] ?? 0) * 1000;
  if (requested > LONGEST_PAUSE) return undefined;
  // Between half and whole, so that the visitors of one failure do not all come back at once.
  const backoff = FIRST_PAUSE * 3 ** (made - 1) * (0.5 + Math.random() / 2);
  return Math.max(backoff, requested || 0);
}

/** Ends early, and rejects, when the signal is given. */
export const pause: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
