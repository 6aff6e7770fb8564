import { describe, expect, it, vi } from 'vitest';
import { keepAnswers, type Call } from './kept-answers.ts';

function keeping(call: () => Promise<unknown>) {
  const content = { version: '1' };
  const spy = vi.fn(call);
  return { content, spy, ask: keepAnswers({ call: spy as unknown as Call }, content) };
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

  it('are forgotten when they fail', async () => {
    const { ask, spy } = keeping(() => Promise.reject(new Error('away')));
    await expect(ask('menu/queryAll', {}, { lang: 'cn' })).rejects.toThrow('away');
    await expect(ask('menu/queryAll', {}, { lang: 'cn' })).rejects.toThrow('away');
    expect(spy).toHaveBeenCalledTimes(2);
  });
});
