import { expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const HOME = '<div data-header data-loose></div><p data-header-leaves></p><p data-header-returns></p>';

async function openHome(html = HOME) {
  openWindow({ html });
  const watched = new Map<string, { margin: string; see: (...inside: boolean[]) => void }>();
  const stopped: string[] = [];
  class Observer {
    readonly #listener: (entries: object[]) => void;
    readonly #margin: string;
    #name = '';
    constructor(listener: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
      this.#listener = listener;
      this.#margin = rootMargin;
    }
    observe(element: HTMLElement) {
      this.#name = element.getAttributeNames()[0] ?? '';
      const see = (...inside: boolean[]) => this.#listener(inside.map((isIntersecting) => ({ isIntersecting })));
      watched.set(this.#name, { margin: this.#margin, see });
    }
    disconnect() {
      stopped.push(this.#name);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { watchRange } = await import('./home-range.ts');
  watchRange();
  const isLoose = () => document.querySelector('[data-header]')?.hasAttribute('data-loose');
  return { watchRange, watched, stopped, isLoose };
}

it('the header leaves between the vehicles and the news of the home page', async () => {
  const { watched, isLoose } = await openHome();
  const [from, to] = [watched.get('data-header-leaves'), watched.get('data-header-returns')];
  expect([from?.margin, to?.margin]).toEqual(['9999999px 0px -100% 0px', '0px 0px 9999999px 0px']);
  expect(isLoose()).toBe(false);
  to?.see(true);
  expect(isLoose()).toBe(false);
  from?.see(false, true);
  expect(isLoose()).toBe(true);
  from?.see();
  expect(isLoose()).toBe(true);
  to?.see(false);
  expect(isLoose()).toBe(false);
  to?.see(true);
  from?.see(false);
  expect(isLoose()).toBe(false);
});

it('the header of the next page is watched anew', async () => {
  const { watchRange, stopped, watched } = await openHome();
  watched.get('data-header-leaves')?.see(true);
  watchRange();
  expect(stopped).toEqual(['data-header-leaves', 'data-header-returns']);
  watchRange();
  expect(stopped).toHaveLength(4);
});

it.each(['<div data-header data-loose></div>', '<div data-header data-loose></div><p data-header-leaves></p>', ''])(
  'the header of a page such as %j stays',
  async (html) => {
    const { watched, isLoose } = await openHome(html);
    expect([watched.size, isLoose() ?? false]).toEqual([0, false]);
  },
);
