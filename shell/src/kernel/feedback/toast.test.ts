import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

async function showMessage(message: string) {
  const { window } = openWindow({ html: '' });
  const { toast } = await import('./toast.ts');
  toast(message);
  const texts = () => [...document.querySelectorAll('#toasts p')].map(({ textContent }) => textContent);
  const point = (type: string) => document.querySelector('#toasts p')?.dispatchEvent(new window.Event(type));
  return { toast, texts, point };
}

describe('a message', () => {
  it('stands for four seconds', async () => {
    const { texts } = await showMessage('Link copied');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Link copied']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('stays while somebody points at it, and four seconds after', async () => {
    const { texts, point } = await showMessage('Link copied');
    point('pointerenter');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toHaveLength(1);
    point('pointerleave');
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual([]);
  });

  it('is lost without harm where the frame has no place for it', async () => {
    const { toast, texts } = await showMessage('One');
    document.getElementById('toasts')?.remove();
    expect(() => toast('Two')).not.toThrow();
    expect(texts()).toEqual([]);
  });

  it('follows the one before', async () => {
    const { toast, texts } = await showMessage('One');
    toast('Two');
    expect(texts()).toEqual(['One', 'Two']);
  });
});
