import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';
import { giveWay } from './give-way.ts';

function draw() {
  const { window, navigation } = openWindow({ html: '<main><a href="/cn/en/news"><b>News</b></a><p>Air</p></main>' });
  const [rest, wake] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ending = new AbortController();
  vi.useFakeTimers();
  giveWay({ rest, wake, signal: ending.signal });
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
  return { rest, wake, ending, press, navigation };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('what is drawn all the time', () => {
  it('rests while a press is answered, and goes on when nobody presses any more', () => {
    const { rest, wake, press } = draw();
    press('b');
    vi.advanceTimersByTime(500);
    press('a');
    vi.advanceTimersByTime(500);
    expect([rest.mock.calls.length, wake.mock.calls.length]).toEqual([2, 0]);
    vi.advanceTimersByTime(200);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('rests while another page comes, however it was asked for', () => {
    const { rest, navigation } = draw();
    navigation.go('/cn/en/news');
    expect(rest).toHaveBeenCalledOnce();
  });

  it('goes on under a finger that presses nothing', () => {
    const { rest, press } = draw();
    press('p');
    expect(rest).not.toHaveBeenCalled();
  });

  it('does not come back after its end', () => {
    const { rest, wake, ending, press } = draw();
    press('a');
    ending.abort();
    press('a');
    vi.runAllTimers();
    expect([rest.mock.calls.length, wake.mock.calls.length]).toEqual([1, 0]);
  });
});
