// @vitest-environment happy-dom
import { defineSection, island } from 'shared';
import type { KernelApi } from 'shared/contract/section/kernel';
import type { MediaPage } from 'shared/contract/media/media';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EVERYTHING, type LibraryChoice } from '../../model/library-choice.ts';
import { useLibrary, type LibraryState } from './use-library.ts';

const callApi = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<unknown>>());
vi.mock('shared/api-client', () => ({ callApi }));

const FIRST: MediaPage = { list: [], pageNo: 1, totalCount: 1 };
const SECOND: MediaPage = { list: [], pageNo: 2, totalCount: 25 };

/** The library as an island of a page. */
async function openLibrary(found: MediaPage | null, choice: LibraryChoice = EVERYTHING) {
  document.body.innerHTML = '<main><div data-island="0"></div></main>';
  const states: LibraryState[] = [];
  function Library() {
    const state = useLibrary({ path: '/media', found }, choice);
    states.push(state);
    return <button onClick={state.retry}>{state.status}</button>;
  }
  const probe = island({ name: 'probe', when: 'load', words: [], component: Library });
  const section = defineSection({ name: 'mf-media', islands: { probe: async () => ({ default: probe }) } });
  const kernel = {
    page: { section: 'mf-media', lang: 'en', words: {}, now: 0, js: [], islands: [{ name: 'probe', props: {} }] },
    onDue: (due: (number: number) => void) => {
      due(0);
      return () => {};
    },
    hydrated: () => {},
    failed: (_number: number, error: unknown) => states.push(error as LibraryState),
    ownAddresses: () => () => {},
  } as unknown as KernelApi;
  await section.mount({ kernel });
  onTestFinished(() => section.unmount());
  const shown = (status: string) =>
    vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe(status));
  return { states, shown, press: () => document.querySelector('button')?.click() };
}

afterEach(() => {
  callApi.mockReset();
});

describe('the list of the library', () => {
  it('is what came with the page, and nobody is asked again', async () => {
    const { states, shown } = await openLibrary(FIRST);
    await shown('ready');
    expect(states.at(-1)?.found).toBe(FIRST);
    expect(callApi).not.toHaveBeenCalled();
  });

  it('is asked for when the address wants another one', async () => {
    callApi.mockResolvedValue(SECOND);
    const { states, shown } = await openLibrary(FIRST, { ...EVERYTHING, page: 2 });
    await shown('ready');
    expect(states[0]).toMatchObject({ status: 'pending', found: FIRST });
    expect(states.at(-1)?.found).toBe(SECOND);
    expect(callApi).toHaveBeenCalledExactlyOnceWith(
      'media/page',
      { type: '', time: '', pageNo: 2, pageSize: 12 },
      { lang: 'en', signal: expect.any(AbortSignal) as AbortSignal },
    );
  });

  it('that does not come is said to have failed, and what was shown stays', async () => {
    callApi.mockRejectedValue(new Error('down'));
    const { states, shown } = await openLibrary(FIRST, { ...EVERYTHING, page: 2 });
    await shown('failed');
    expect(states.at(-1)?.found).toBe(FIRST);
  });

  it('that never came can be asked for again', async () => {
    callApi.mockResolvedValue(FIRST);
    const { states, shown, press } = await openLibrary(null);
    await shown('failed');
    expect(states.at(-1)?.found).toBeNull();
    press();
    await shown('ready');
    expect(states.at(-1)?.found).toBe(FIRST);
  });
});
