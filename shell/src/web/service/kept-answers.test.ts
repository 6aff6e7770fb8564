import { describe, expect, it, vi } from 'vitest';
import { keepAnswers } from './kept-answers.ts';
import type { ServiceClient } from './service-client.ts';

function keeping(call: () => Promise<unknown>) {
  const content = { version: '1' };
  const spy = vi.fn(call);
  const measuredCall = async () => ({ data: await spy(), bytes: 10 });
  const service = { measuredCall, call: spy } as unknown as Pick<ServiceClient, 'call' | 'measuredCall'>;
  return { content, spy, ask: keepAnswers(service, content) };
}

describe('answers of the service', () => {
  it('are asked for once while the content stays', async () => {
    const { ask, spy } = keeping(() => Promise.resolve('menus'));
    expect(
      await Promise.all([ask('menu/queryAll', {}, { lang: 'cn' }), ask('menu/queryAll', {}, { lang: 'cn' })]),
    ).toEqual(['menus', 'menus']);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('are asked for anew when the content has changed', async () => {
    const { ask, spy, content } = keeping(() => Promise.resolve('menus'));
    await ask('menu/queryAll', {}, { lang: 'cn' });
    content.version = '2';
    await ask('menu/queryAll', {}, { lang: 'cn' });
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('differ by language and by what was asked', async () => {
    const { ask, spy } = keeping(() => Promise.resolve('page'));
    await ask('article/page', { pageNo: 1 }, { lang: 'cn' });
    await ask('article/page', { pageNo: 2 }, { lang: 'cn' });
    await ask('article/page', { pageNo: 1 }, { lang: 'en' });
    expect(spy).toHaveBeenCalledTimes(3);
  });

  it('that are for one visitor are never kept', async () => {
    const { ask, spy } = keeping(() => Promise.resolve('booking'));
    const token = 'A'.repeat(22);
    await ask('booking/detail', { token }, { lang: 'cn' });
    await ask('booking/detail', { token }, { lang: 'cn' });
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when they fail', async () => {
    const { ask, spy } = keeping(() => Promise.reject(new Error('away')));
    await expect(ask('menu/queryAll', {}, { lang: 'cn' })).rejects.toThrow('away');
    await expect(ask('menu/queryAll', {}, { lang: 'cn' })).rejects.toThrow('away');
    expect(spy).toHaveBeenCalledTimes(2);
  });
});
