import { expect, it } from 'vitest';
import { measureLoopDelay } from './loop-delay.ts';

function blockTheLoop(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

it('an event loop that is kept from its work is late, and is not when it is left alone', async () => {
  const delay = measureLoopDelay(50);
  expect(delay.mean()).toBe(0);
  await expect
    .poll(() => {
      blockTheLoop(60);
      return delay.mean();
    })
    .toBeGreaterThan(20);
  await expect.poll(() => delay.mean()).toBeLessThan(20);
  delay.close();
});
