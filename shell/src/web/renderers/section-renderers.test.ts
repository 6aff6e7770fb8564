import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedAnswer, RendererSetup, RenderRequest } from '../../renderer/messages.ts';
import type { Assembled, RendererOptions, RenderGiven } from './renderer.ts';
import { RendererFailure } from './renderer-failure.ts';
import { createSectionRenderers, type SectionMeans } from './section-renderers.ts';

/** A process that does as it is told. */
class FakeRenderer {
  static readonly all: FakeRenderer[] = [];
  pending = 0;
  isCalling = false;
  waited = 0;
  isClosed = false;
  readonly assembled: number[] = [];
  readonly cancel = vi.fn();
  readonly options: RendererOptions;
  answer: Promise<RenderedAnswer> = Promise.resolve({ kind: 'page' } as unknown as RenderedAnswer);

  constructor(options: RendererOptions) {
    this.options = options;
    FakeRenderer.all.push(this);
  }

  open = async () => ({ cn: {}, en: {} });
  reopen = vi.fn(async (_setup: RendererSetup) => ({ cn: {}, en: {} }));
  assemble = async (key: number) => void this.assembled.push(key);
  forget = vi.fn();
  render = vi.fn(() => ({
    answer: this.answer,
    cancel: this.cancel,
    isCalling: () => this.isCalling,
    waited: () => this.waited,
  }));
  pulse = async () => {};
  close = () => void (this.isClosed = true);
  end = () => this.options.onEnd({ reason: 'ended', request: null });
}
/** Milliseconds for which the section was asked to wait. */
const pauses: number[] = [];
const MEANS: SectionMeans = {
  createRenderer: (options) => new FakeRenderer(options),
  pause: async (wait) => void pauses.push(wait),
  starved: () => 0,
};

const ASSEMBLED = {} as Assembled;
const REQUEST = { kind: 'page' } as unknown as RenderRequest;
const GIVEN = { assembly: 1, site: null, services: {} } as unknown as RenderGiven;

beforeEach(() => {
  FakeRenderer.all.length = 0;
  pauses.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

async function openSection(count = 2) {
  const onFault = vi.fn();
  const options = { setup: {} as RendererSetup, limits: { memory: 1, silence: 1 }, onLine: () => {}, onFault, count };
  const section = createSectionRenderers(options, MEANS);
  await section.open();
  await section.assemble(1, ASSEMBLED);
  const [first, second] = FakeRenderer.all;
  if (!first) throw new Error('nothing was started');
  return { section, onFault, first, second: second ?? first };
}

const waitFor = async (renderers: number) => vi.waitFor(() => expect(FakeRenderer.all).toHaveLength(renderers));

describe('a page of a section', () => {
  it('is given to the process with the least to do', async () => {
    const { section, first, second } = await openSection();
    first.pending = 1;
    await section.render(REQUEST, GIVEN);
    expect([first.render.mock.calls.length, second.render.mock.calls.length]).toEqual([0, 1]);
  });

  it('is made by another process when the one that had it ended by the fault of a neighbour', async () => {
    const { section, first, second } = await openSection();
    second.pending = 1;
    const ended = Promise.reject<RenderedAnswer>(new RendererFailure('ended', false));
    first.render.mockImplementationOnce(() => {
      first.pending = 2;
      return { answer: ended, cancel: first.cancel, isCalling: () => false, waited: () => 0 };
    });
    expect(await section.render(REQUEST, GIVEN)).toEqual({ kind: 'page' });
    expect(second.render).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its own fault', 'page', true],
    ['anybody, but it may have changed something', 'action', false],
  ])('is not tried again when the process ended by %s', async (_whose, kind, isCause) => {
    const { section, first, second } = await openSection();
    first.answer = Promise.reject(new RendererFailure('ended', isCause));
    second.pending = 1;
    await expect(section.render({ kind } as unknown as RenderRequest, GIVEN)).rejects.toThrow('ended');
    expect(second.render).not.toHaveBeenCalled();
  });

  it('is given up after five seconds, and the section is at fault unless it waits for the service', async () => {
    for (const [isCalling, faults] of [
      [false, 1],
      [true, 0],
    ] as const) {
      FakeRenderer.all.length = 0;
      const { section, onFault, first } = await openSection(1);
      first.answer = new Promise(() => {});
      first.isCalling = isCalling;
      const refused = section.render(REQUEST, GIVEN).catch(String);
      await vi.advanceTimersByTimeAsync(4999);
      expect(first.cancel).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await refused).toContain('no answer within 5000 ms');
      expect([first.cancel.mock.calls.length, onFault.mock.calls.length]).toEqual([1, faults]);
    }
  });
});

describe('a page on a busy machine', () => {
  it('has the time that its process waited for a processor or the service, and is shown', async () => {
    const { section, onFault, first } = await openSection(1);
    const answered = Promise.withResolvers<RenderedAnswer>();
    first.answer = answered.promise;
    first.waited = 4000;
    const page = section.render(REQUEST, GIVEN);
    await vi.advanceTimersByTimeAsync(8900);
    expect(first.cancel).not.toHaveBeenCalled();
    answered.resolve({ kind: 'page' } as unknown as RenderedAnswer);
    expect(await page).toEqual({ kind: 'page' });
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is given up after twenty seconds without blame, so that no release is demoted for its neighbours', async () => {
    const { section, onFault, first } = await openSection(1);
    first.answer = new Promise(() => {});
    first.waited = 19_000;
    const refused = section.render(REQUEST, GIVEN).catch(String);
    await vi.advanceTimersByTimeAsync(20_100);
    expect(await refused).toContain('no answer within');
    expect([first.cancel.mock.calls.length, onFault.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a process that ends', () => {
  it('is replaced by one with all constellations, and the section is named', async () => {
    const { section, onFault, first } = await openSection(1);
    await section.assemble(2, ASSEMBLED);
    first.end();
    await waitFor(2);
    await section.render(REQUEST, GIVEN);
    expect(FakeRenderer.all[1]?.assembled).toEqual([1, 2]);
    expect(onFault.mock.calls).toEqual([[{ reason: 'ended', request: null }]]);
  });

  const endTimes = async (ends: number, between: number) => {
    for (let end = 0; end < ends; end += 1) {
      const started = FakeRenderer.all.length;
      FakeRenderer.all.at(-1)?.end();
      await waitFor(started + 1);
      await vi.advanceTimersByTimeAsync(between);
    }
  };

  it('is replaced at once twice in a minute, then later and later, half a minute at most', async () => {
    await openSection(1);
    await endTimes(8, 10);
    expect(pauses).toEqual([500, 2000, 8000, 30_000, 30_000, 30_000]);
  });

  it('is forgotten after a minute', async () => {
    await openSection(1);
    await endTimes(5, 60_000);
    expect(pauses).toEqual([]);
  });

  it('stays ended when its last constellation has gone', async () => {
    const { section, onFault, first } = await openSection(1);
    section.forget(1);
    expect([first.isClosed, first.forget.mock.calls]).toEqual([true, [[1]]]);
    first.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeRenderer.all.length, onFault.mock.calls]).toEqual([1, []]);
  });

  it('before it has a constellation is told to who opens the section, and not replaced', async () => {
    const onFault = vi.fn();
    const options = {
      setup: {} as RendererSetup,
      limits: { memory: 1, silence: 1 },
      onLine: () => {},
      onFault,
      count: 1,
    };
    await createSectionRenderers(options, MEANS).open();
    FakeRenderer.all[0]?.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeRenderer.all.length, onFault.mock.calls]).toEqual([1, []]);
  });
});

it('a section that is not open has no pages', async () => {
  const options = {
    setup: {} as RendererSetup,
    limits: { memory: 1, silence: 1 },
    onLine: () => {},
    onFault: vi.fn(),
    count: 1,
  };
  await expect(createSectionRenderers(options, MEANS).render(REQUEST, GIVEN)).rejects.toThrow(
    'the section is not open',
  );
});
