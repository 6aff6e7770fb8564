import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderRequest } from '../../renderer/messages.ts';
import { createRenderer, type RenderGiven } from './renderer.ts';
import type { RendererEnd } from './renderer-failure.ts';
import { startProcess, starvedTime } from './renderer-process.ts';

const NOWHERE = { folder: '/nowhere', entry: 'server.cjs' };
const REQUEST = { kind: 'page', page: 'list' } as unknown as RenderRequest;
const GIVEN = {
  assembly: 1,
  site: null,
  services: { call: async () => null, report: () => {} },
} as unknown as RenderGiven;

/** A process that has no release to load. */
function start() {
  const setup = { frame: NOWHERE, section: null, shareOrigin: 'https://www.example.com' };
  const onEnd = vi.fn<(end: RendererEnd) => void>();
  const renderer = createRenderer({ setup, limits: { memory: 64, silence: 5000 }, onLine: () => {}, onEnd });
  onTestFinished(() => renderer.close());
  return { renderer, onEnd };
}

describe('a renderer that was ended', () => {
  it('says how to whoever waits, and blames nobody', async () => {
    const { renderer, onEnd } = start();
    const waiting = renderer.render(REQUEST, GIVEN).answer;
    expect(renderer.pending).toBe(1);
    renderer.close();
    const error = await waiting.catch((failure: unknown) => failure);
    expect(error).toMatchObject({ isCause: false });
    expect(String(error)).toContain('SIGKILL');
    expect(renderer.pending).toBe(0);
    expect(onEnd, 'nobody has to be told of what was wanted').not.toHaveBeenCalled();
  });

  it('takes no page any more', async () => {
    const { renderer } = start();
    renderer.close();
    await expect(renderer.render(REQUEST, GIVEN).answer).rejects.toMatchObject({ isCause: false });
    expect(renderer.pending).toBe(0);
  });

  it('forgets a page that nobody waits for', async () => {
    const { renderer } = start();
    const { cancel, isCalling, waited } = renderer.render(REQUEST, GIVEN);
    expect(isCalling()).toBe(false);
    expect(waited()).toBeGreaterThanOrEqual(0);
    cancel();
    expect(renderer.pending).toBe(0);
  });
});

it('a process of a machine that does not say how long it waited is taken to have waited for nothing', () => {
  expect(starvedTime(-1)).toBe(0);
  expect(starvedTime('self')).toBeGreaterThanOrEqual(0);
});

it('a process that ends by itself says with which code', async () => {
  const onEnd = vi.fn<(how: string) => void>();
  const child = startProcess({ folders: [], memory: 64, onMessage: () => {}, onEnd });
  onTestFinished(child.kill);
  child.send({ kind: 'no such message' } as never);
  child.send(null as never);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onEnd.mock.calls[0]?.[0]).toMatch(/^exit \d/);
});
