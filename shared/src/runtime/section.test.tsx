// @vitest-environment happy-dom
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { KernelApi } from '../contract/section/kernel.ts';
import { island, type IslandModule } from './island.ts';
import { defineSection } from './section.tsx';

/** A page with one island that is due, and what it notified the kernel. */
async function mountIsland(component: () => React.ReactNode, loading?: Promise<IslandModule>) {
  document.body.innerHTML = '<main><div data-island="0"></div></main>';
  const module = { default: island({ name: 'probe', when: 'load', words: [], component }) };
  const section = defineSection({ name: 'mf-a', islands: { probe: () => loading ?? Promise.resolve(module) } });
  const stopped = vi.fn();
  const notified: unknown[] = [];
  const kernel = {
    page: { section: 'mf-a', lang: 'en', words: {}, now: 0, js: [], islands: [{ name: 'probe', props: {} }] },
    onDue: (due: (number: number) => void) => {
      due(0);
      return stopped;
    },
    hydrated: (number: number) => void notified.push(['hydrated', number]),
    failed: (number: number, error: Error) => void notified.push(['failed', number, error.message]),
  } as unknown as KernelApi;
  await section.mount({ kernel });
  return { section, module, stopped, notified, text: () => document.querySelector('main')?.textContent };
}

describe('an island of a section', () => {
  it('comes to life, and says so', async () => {
    const { notified, text, section } = await mountIsland(() => 'alive');
    await vi.waitFor(() => expect(notified).toEqual([['hydrated', 0]]));
    expect(text()).toBe('alive');
    await section.unmount();
  });

  it('is unmounted with its page: what it began ends, and nobody wakes it any more', async () => {
    const ended = vi.fn();
    const { notified, text, section, stopped } = await mountIsland(function Ticking() {
      useEffect(() => ended, []);
      return 'alive';
    });
    await vi.waitFor(() => expect(notified).toHaveLength(1));
    await section.unmount();
    expect([ended.mock.calls.length, stopped.mock.calls.length, text()]).toEqual([1, 1, '']);
  });

  it('that arrives after its page has gone stays away', async () => {
    const late = Promise.withResolvers<IslandModule>();
    const component = vi.fn(() => 'alive');
    const { section, module, notified, text } = await mountIsland(component, late.promise);
    await section.unmount();
    late.resolve(module);
    await vi.waitFor(async () => expect(await late.promise).toBe(module));
    expect([component.mock.calls.length, notified, text()]).toEqual([0, [], '']);
  });

  it('that cannot be loaded fails alone', async () => {
    const { notified } = await mountIsland(() => 'alive', Promise.reject(new Error('no chunk')));
    await vi.waitFor(() => expect(notified).toEqual([['failed', 0, 'no chunk']]));
  });
});
