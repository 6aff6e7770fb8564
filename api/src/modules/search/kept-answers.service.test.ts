import { expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.service.ts';

function keepAnswers() {
  const content = { version: 1, moment: 0 };
  const answers = new KeptAnswers({ recent: async () => content.version }, { newest: async () => content.moment });
  let count = 0;
  const find = vi.fn(async () => ({ count: (count += 1) }));
  return { content, find, ask: () => answers.answer(['best', 'cn', '车'], find) };
}

it('a thousand who look for the same at once cost one search', async () => {
  const { find, ask } = keepAnswers();
  await Promise.all(Array.from({ length: 1000 }, ask));
  expect(find).toHaveBeenCalledOnce();
});

it('a search that failed is tried again by the next who asks', async () => {
  const { find, ask } = keepAnswers();
  find.mockRejectedValueOnce(new Error('down'));
  await expect(ask()).rejects.toThrow('down');
  expect(await ask()).toEqual({ count: 1 });
});

it('what is imported, out or over is found at once', async () => {
  const { content, ask } = keepAnswers();
  expect(await ask()).toEqual({ count: 1 });
  content.version += 1;
  expect(await ask()).toEqual({ count: 2 });
  content.moment += 1;
  expect(await ask()).toEqual({ count: 3 });
  expect(await ask()).toEqual({ count: 3 });
});

it('the same is looked for again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const pass = async (ms: number) => {
    clock.mockReturnValue(performance.now() + ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  try {
    const { ask } = keepAnswers();
    await ask();
    await pass(59_000);
    expect(await ask()).toEqual({ count: 1 });
    await pass(2000);
    expect(await ask()).toEqual({ count: 2 });
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});
