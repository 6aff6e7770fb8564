import { Redis } from 'ioredis';
import { WINDOW_MS, type Counted, type CountStore } from './count-store.ts';

const PREFIX = 'site:limit:';
/** A limit must never hold up a request for longer. */
const ANSWER_MS = 300;
const CONNECT_MS = 1000;
const LONGEST_PAUSE_MS = 2000;

/**
 * One script for all counters: counting and the end of the window are one step, so no counter can stay for ever, nor longer
 * than a window after the clock was put back.
 */
const ADD = `
local answer = {}
local window = tonumber(ARGV[1])
for index, key in ipairs(KEYS) do
  local left = redis.call('PTTL', key)
  if left < 0 or left > window then
    redis.call('SET', key, 0, 'PX', window)
    left = window
  end
  answer[#answer + 1] = {redis.call('INCRBY', key, ARGV[index + 1]), left}
end
return answer`;

/** Counts in Redis. Resolves also when nobody answers there yet: it goes on trying, and counting rejects meanwhile. */
export async function redisCounts(url: string): Promise<CountStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  // Every count that fails is noticed where it is made; without a listener the event would be printed.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => {
    // Tried again by the client; until then each count fails, and is noticed there.
  });
  return {
    name: 'redis',
    async add(counts): Promise<Counted[]> {
      const keys = counts.map(({ subject }) => PREFIX + subject);
      const amounts = counts.map(({ amount }) => amount);
      const answers = (await redis.eval(ADD, keys.length, ...keys, WINDOW_MS, ...amounts)) as [number, number][];
      return answers.map(([total, endsInMs], at) => ({ subject: counts[at]?.subject ?? '', total, endsInMs }));
    },
    close() {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
