import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const FORM = `<form data-controller="home"><input type="radio" name="brand" value="" checked><input type="radio" name="brand" value="yunji">
<input type="radio" name="brand" value="ruichuan"></form><form><input name="key" value="wind"></form><a href="/cn/en">Home</a>`;

interface Opened {
  /** Of the address. */
  search?: string;
  transition?: object | null;
  /** Chosen before the script comes. */
  chosen?: string;
  isFocused?: boolean;
}

async function openChoices({ search = '', transition = null, chosen = '', isFocused = false }: Opened = {}) {
  const { window, navigation } = openWindow({ html: FORM });
  Object.defineProperty(navigation, 'transition', { value: transition });
  window.history.replaceState(null, '', `/cn/en${search}`);
  const push = vi.spyOn(window.history, 'pushState');
  const replace = vi.spyOn(window.history, 'replaceState');
  const field = (value: string) => document.querySelector(`[value="${value}"]`) as HTMLInputElement;
  field(chosen).checked = true;
  if (isFocused) field(chosen).focus();
  await import('./choices.ts');
  const choose = (value: string) => {
    field(value).checked = true;
    field(value).dispatchEvent(new window.Event('change', { bubbles: true }));
  };
  const point = () => document.dispatchEvent(new window.Event('pointerdown'));
  const focus = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event('focusin', { bubbles: true }));
  const here = () => location.pathname + location.search + location.hash;
  const steps = () => [push.mock.calls.length, replace.mock.calls.length];
  return { choose, point, focus, here, steps };
}

describe('a choice among what is on the page', () => {
  it('is in the address, and nobody’s parameters stay there', async () => {
    const { choose, here } = await openChoices({ search: '?utm_source=mail&BRAND=ruichuan#vehicles' });
    choose('yunji');
    expect(here()).toBe('/cn/en?utm_source=mail&brand=yunji#vehicles');
    choose('');
    expect(here()).toBe('/cn/en?utm_source=mail#vehicles');
  });

  it('is a step back for every press of a pointer', async () => {
    const { choose, point, steps } = await openChoices();
    for (const value of ['yunji', 'ruichuan', '']) {
      point();
      choose(value);
    }
    expect(steps()).toEqual([3, 0]);
  });

  it('is one step back however many keys went through it, until the focus is elsewhere', async () => {
    const { choose, focus, steps } = await openChoices();
    for (const value of ['yunji', 'ruichuan']) {
      choose(value);
      focus(`[value=${value}]`);
    }
    expect(steps()).toEqual([1, 1]);
    focus('a');
    choose('yunji');
    expect(steps()).toEqual([2, 1]);
  });

  it('that was made before the script came is in the address, too', async () => {
    const { here, steps } = await openChoices({ chosen: 'yunji', isFocused: true });
    expect([here(), steps()]).toEqual(['/cn/en?brand=yunji', [1, 0]]);
  });

  it('that the browser restored is no step of anybody', async () => {
    const { here, steps } = await openChoices({ chosen: 'yunji' });
    expect([here(), steps()]).toEqual(['/cn/en?brand=yunji', [0, 1]]);
  });

  it('leaves the address alone where it says so already, where another page is on its way, and of other forms', async () => {
    const same = await openChoices({ search: '?brand=yunji', chosen: 'yunji' });
    expect(same.steps()).toEqual([0, 0]);
    const leaving = await openChoices({ transition: {} });
    leaving.choose('yunji');
    leaving.choose('wind');
    expect(leaving.steps()).toEqual([0, 0]);
  });
});
