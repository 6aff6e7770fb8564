import { z } from 'zod';
import { CallError } from '../../model/call-error.ts';
import type { MinuteFeed } from './minute-feed.port.ts';

interface HttpFeedSettings {
  /** Asked as `GET <url>?market=A|H&until=<milliseconds>`. */
  url: string;
  timeoutMs: number;
}

const price = z.number().positive();
/** What a gateway in front of an exchange's feed answers with; figures of a tick are of its minute alone. */
const answer = z.object({
  date: z.iso.date(),
  prevClose: price,
  ticks: z
    .array(
      z.object({
        time: z.string().regex(/^\d\d:\d\d$/),
        price,
        volume: z.number().nonnegative(),
        turnover: z.number().nonnegative(),
      }),
    )
    .max(1000),
});

/** A real feed behind a gateway. What does not answer in time, or not in this shape, is not available. */
export function httpFeed({ url, timeoutMs }: HttpFeedSettings): MinuteFeed {
  return {
    sample: false,
    async newestDay(market, until) {
      const address = new URL(url);
      address.searchParams.set('market', market);
      address.searchParams.set('until', String(until));
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
        if (!response.ok) throw new CallError('50300');
        return answer.parse(await response.json());
      } catch {
        throw new CallError('50300');
      }
    },
  };
}
