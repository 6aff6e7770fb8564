import { describe, expect, it, vi } from 'vitest';
import { makeRepresentation, type Representation } from '../http/representation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Obtained } from './page-store.ts';
import { createPageSender, type Exchange } from './send-page.ts';

const answerOf = (status: number, body: string) => makeRepresentation({ status, headers: {}, body });
const later = (made: Representation | undefined, get: () => Promise<Representation>) => ({ made, get });

async function obtained(status: number, isMade = false): Promise<Obtained & { remeasure: () => void }> {
  const [document, fragment] = await Promise.all([answerOf(status, 'document'), answerOf(200, '{}')]);
  const rendered = {
    kind: 'page',
    document: later(isMade ? document : undefined, async () => document),
    fragment: later(isMade ? fragment : undefined, async () => fragment),
    preview: null,
  };
  return { rendered, remeasure: vi.fn() } as unknown as Obtained & { remeasure: () => void };
}

/** A request and what was answered to it. */
function exchange(cookie?: string) {
  const answer = { code: 0, body: '', headers: {} as Record<string, string> };
  const reply = {
    code: (code: number) => ((answer.code = code), reply),
    headers: (headers: Record<string, string>) => ((answer.headers = headers), reply),
    send: (body?: Buffer) => ((answer.body = String(body ?? '')), reply),
  };
  const headers = { 'accept-encoding': 'identity', ...(cookie !== undefined && { cookie }) };
  return { answer, pair: [{ headers }, reply] as unknown as Exchange };
}

const PAGE = { lang: 'en', path: '/contact', search: '?from=mail' } as const;

async function senderWith({ obtain, last }: { obtain: () => Promise<Obtained>; last?: Representation | undefined }) {
  const find = vi.fn((_url: string) => last);
  const onStandby = vi.fn();
  return { find, onStandby, ...createPageSender({ store: { obtain }, standby: { find }, onStandby }) };
}

describe('a page that stands by', () => {
  it('is the one that was made, as long as that is whole', async () => {
    const made = await obtained(200);
    const { sendDocument, find } = await senderWith({ obtain: async () => made, last: await answerOf(200, 'last') });
    const { answer, pair } = exchange();
    await sendDocument(PAGE, pair);
    expect([answer.code, answer.body]).toEqual([200, 'document']);
    expect(find).toHaveBeenCalledWith('/cn/en/contact');
  });

  it('is the last whole one when only the error screen can be made, and tells nobody of it', async () => {
    const { sendDocument, onStandby } = await senderWith({
      obtain: () => obtained(500),
      last: await answerOf(200, 'last'),
    });
    const { answer, pair } = exchange();
    await sendDocument(PAGE, pair);
    expect([answer.code, answer.body, onStandby.mock.calls]).toEqual([200, 'last', []]);
  });

  it('is the last whole one when nothing can be made, and the log hears of it', async () => {
    const fault = new Error('no renderer');
    const last = await answerOf(200, 'last');
    const { sendDocument, onStandby } = await senderWith({ obtain: () => Promise.reject(fault), last });
    const { answer, pair } = exchange();
    await sendDocument(PAGE, pair);
    expect([answer.body, onStandby.mock.calls]).toEqual(['last', [[fault]]]);
  });

  it('is the last whole one while too many wait for theirs, which is no fault', async () => {
    const last = await answerOf(200, 'last');
    const refuse = () => Promise.reject(new Refusal(503, 1));
    const { sendDocument, onStandby } = await senderWith({ obtain: refuse, last });
    const { answer, pair } = exchange();
    await sendDocument(PAGE, pair);
    expect([answer.body, onStandby.mock.calls]).toEqual(['last', []]);
  });
});

describe('any other page', () => {
  it('is the error screen when it cannot be made', async () => {
    const { sendDocument } = await senderWith({ obtain: () => obtained(500) });
    const { answer, pair } = exchange();
    await sendDocument(PAGE, pair);
    expect([answer.code, answer.body]).toEqual([500, 'document']);
  });

  it('is measured again when a representation of it was made for the first time', async () => {
    for (const [isMade, times] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const made = await obtained(200, isMade);
      const { send } = await senderWith({ obtain: async () => made });
      await send(made, true, exchange().pair);
      expect(made.remeasure).toHaveBeenCalledTimes(times);
    }
  });
});
