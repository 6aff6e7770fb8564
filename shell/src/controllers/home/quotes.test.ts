import { describe, expect, it, vi } from 'vitest';
import { PAGE_SHOWN } from '../../kernel/kernel-events.ts';
import { openWindow } from '../../testing/open-window.ts';

const part = (state: 'open' | 'closed') => `<main><section data-quotes>
  <p data-quote="A"><span data-price>9.85</span> <span data-change class="rise">▲ +1.23%</span></p>
  <p data-quote="H"><span data-price>4.36</span> <span data-change class="fall">▼ −0.46%</span></p>
  <p><span data-time="2026-11-20 10:00">Data as of 2026-11-20 10:00 Beijing time.</span>
  ${['open', 'break', 'closed'].map((name) => `<span data-state="${name}"${name === state ? '' : ' hidden'}>${name}</span>`).join('')}</p>
</section></main>`;
const MINUTE = 60_000;

interface Home {
  state?: 'open' | 'closed';
  fails?: boolean;
  now?: string;
}

async function openHome({ state = 'open', fails = false, now = '2026-11-20T10:15:30+08:00' }: Home = {}) {
  openWindow({ html: part(state) });
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const requests: string[] = [];
  const answers = { fails };
  let last = 10;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (answers.fails) throw new TypeError('offline');
    last += 0.5;
    const data = { last, changePct: -2.5, time: '2026-11-20 10:01', state: 'open', delayMin: 15 };
    return Response.json({ code: '0000', msg: '', data });
  });
  await import('./quotes.ts');
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.textContent;
  const see = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { requests, answers, text, see };
}

// Spec I4: issue 17, item 4.
describe('the quotes of the home page', () => {
  it('advance by themselves every minute while the market is open, with their time', async () => {
    const { requests, text } = await openHome();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toEqual([
      '/cn/api/stock/realtime?language=1&market=A',
      '/cn/api/stock/realtime?language=1&market=H',
    ]);
    expect([text('[data-quote=A] [data-price]'), text('[data-quote=H] [data-price]')]).toEqual(['10.50', '11.00']);
    expect(text('[data-quote=A] [data-change]')).toBe('▼ −2.50%');
    expect(document.querySelector('[data-quote=A] [data-change]')?.className).toBe('fall');
    expect(text('[data-time]')).toBe('Data as of 2026-11-20 10:01 Beijing time.');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toHaveLength(4);
  });

  it('ask a closed market every quarter of an hour, and say what it does', async () => {
    const { requests, text } = await openHome({ state: 'closed', now: '2026-11-21T09:20:00+08:00' });
    await vi.advanceTimersByTimeAsync(14 * MINUTE);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toHaveLength(2);
    expect(text('[data-state]:not([hidden])')).toBe('open');
  });

  it('rest in a tab that nobody sees, and ask at once when somebody looks again', async () => {
    const { requests, see } = await openHome();
    see(true);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(requests).toHaveLength(0);
    see(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  it('keep what they show when nobody answers, and ask less and less often', async () => {
    const { requests, text, answers } = await openHome({ fails: true });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(text('[data-quote=A] [data-price]')).toBe('9.85');
    const before = requests.length;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toHaveLength(before);
    answers.fails = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests.length).toBeGreaterThan(before);
    expect(text('[data-quote=A] [data-price]')).toBe('10.50');
  });

  it('end with the page that holds them', async () => {
    const { requests } = await openHome();
    document.querySelector('main')?.replaceChildren();
    document.dispatchEvent(new Event(PAGE_SHOWN));
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(requests).toEqual([]);
  });
});
