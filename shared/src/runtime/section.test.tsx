// @vitest-environment happy-dom
import { useEffect, useId } from 'react';
import { renderToString } from 'react-dom/server';
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

describe('a section on a page', () => {
  const page = (islands: readonly string[]) => ({
    section: 'mf-a',
    lang: 'en',
    words: { greeting: 'Good morning' },
    now: 7,
    js: [],
    islands: islands.map((name) => ({ name, props: { number: name } })),
  });
  const module = (component: (props: { number: string }) => React.ReactNode): IslandModule => ({
    default: island({ name: 'probe', when: 'load', words: [], component }) as IslandModule['default'],
  });

  /** A section whose kernel says when which island is due. */
  async function mountPage(
    html: string,
    islands: readonly string[],
    table: Record<string, () => Promise<IslandModule>>,
  ) {
    document.body.innerHTML = html;
    const notified: unknown[] = [];
    let due = (_index: number): void => undefined;
    const kernel = {
      page: islands.length === 0 ? null : page(islands),
      onDue: (listener: typeof due) => {
        due = listener;
        return () => void notified.push(['stopped']);
      },
      hydrated: (index: number) => void notified.push(['hydrated', index]),
      failed: (index: number, error: Error) => void notified.push(['failed', index, error.message]),
    } as unknown as KernelApi;
    const section = defineSection({ name: 'mf-a', islands: table });
    await section.bootstrap();
    await section.mount({ kernel });
    return { section, notified, due: (index: number) => due(index) };
  }

  it('takes over what the server has rendered, with the ids that the server gave', async () => {
    const found: unknown[] = [];
    const Field = ({ number }: { number: string }) => {
      const id = useId();
      found.push(id);
      return <p id={id}>{number}</p>;
    };
    const html = renderToString(<Field number="probe" />, { identifierPrefix: 'i0-' });
    found.length = 0;
    const faults = vi.fn();
    vi.stubGlobal('reportError', faults);
    const { section, notified, due } = await mountPage(`<main><div data-island="0">${html}</div></main>`, ['probe'], {
      probe: () => Promise.resolve(module(Field)),
    });
    const paragraph = document.querySelector('p');
    due(0);
    await vi.waitFor(() => expect(notified).toEqual([['hydrated', 0]]));
    expect(document.querySelector('p')).toBe(paragraph);
    expect(document.querySelector('p')?.id).toBe(found[0]);
    expect(faults).not.toHaveBeenCalled();
    await section.unmount();
    expect(notified).toEqual([['hydrated', 0], ['stopped']]);
    vi.unstubAllGlobals();
  });

  it('that renders something else than the server did says so, while its page is there', async () => {
    const faults = vi.fn();
    vi.stubGlobal('reportError', faults);
    const { section, due, notified } = await mountPage(
      '<main><div data-island="0"><p>yesterday</p></div></main>',
      ['probe'],
      { probe: () => Promise.resolve(module(() => <p>today</p>)) },
    );
    due(0);
    await vi.waitFor(() => expect(notified).toHaveLength(1));
    await vi.waitFor(() => expect(faults).toHaveBeenCalled());
    await section.unmount();
    vi.unstubAllGlobals();
  });

  it('tells the kernel of an island that throws, and that it does not have', async () => {
    const broken = module(() => {
      throw new Error('broken');
    });
    const { due, notified, section } = await mountPage(
      '<main><div data-island="0"></div><div data-island="1"></div><div data-island="2"></div></main>',
      ['probe', 'gone'],
      { probe: () => Promise.resolve(broken) },
    );
    due(0);
    await vi.waitFor(() => expect(notified).toEqual([['failed', 0, 'broken']]));
    due(1);
    await vi.waitFor(() => expect(notified[1]).toEqual(['failed', 1, 'this release has no island "gone"']));
    due(2);
    await vi.waitFor(() => expect(notified[2]).toEqual(['failed', 2, 'this release has no island ""']));
    await section.unmount();
  });

  it.each<[string, (props: { number: string }) => React.ReactNode]>([
    [
      'as it renders',
      () => {
        throw new Error('broken');
      },
    ],
    [
      'in an effect',
      function Effect({ number }) {
        useEffect(() => {
          throw new Error('broken');
        }, []);
        return <p>{number}</p>;
      },
    ],
  ])(
    'leaves what the server wrote where an island throws %s, however often it is tried again',
    async (_when, throwing) => {
      vi.stubGlobal('reportError', () => {});
      const { due, notified, section } = await mountPage(
        '<main><div data-island="0"><p>probe</p></div></main>',
        ['probe'],
        { probe: () => Promise.resolve(module(throwing)) },
      );
      const failures = () => notified.filter((line) => Array.isArray(line) && line[0] === 'failed');
      for (const tries of [1, 2]) {
        due(0);
        await vi.waitFor(() => expect(failures()).toHaveLength(tries));
        await new Promise(setImmediate);
        expect(document.querySelector('main')?.innerHTML).toBe('<div data-island="0"><p>probe</p></div>');
      }
      await section.unmount();
      vi.unstubAllGlobals();
    },
  );

  it('says nothing of what fails after its page has gone', async () => {
    const late = Promise.withResolvers<IslandModule>();
    const { due, notified, section } = await mountPage('<main><div data-island="0"></div></main>', ['probe'], {
      probe: () => late.promise,
    });
    due(0);
    await section.unmount();
    late.reject(new Error('too late'));
    await new Promise(setImmediate);
    expect(notified).toEqual([['stopped']]);
  });

  it('leaves a page alone that has no place for its island, or is no page of it', async () => {
    const component = vi.fn(() => 'alive');
    const { due, notified, section } = await mountPage('<main></main>', ['probe'], {
      probe: () => Promise.resolve(module(component)),
    });
    due(0);
    await new Promise(setImmediate);
    expect([component.mock.calls.length, notified]).toEqual([0, []]);
    await section.unmount();

    const none = await mountPage('<main></main>', [], {});
    await none.section.unmount();
    expect(none.notified).toEqual([]);
  });
});
