import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { openVisitorLimits } from './visitor-limits.ts';

const from = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage;
const open = () =>
  openVisitorLimits({ perMinute: 0, redisUrl: undefined, trustedProxies: [], log: { warn: () => undefined } });

it('files of one visitor come in two at a time, and the next may when one has come or was given up', async () => {
  const limits = await open();
  const visitor = from('203.0.113.9');
  const [first, second] = [limits.begin('upload', visitor), limits.begin('upload', visitor)];
  expect([first, second, limits.begin('upload', visitor)]).toEqual([expect.anything(), expect.anything(), null]);
  expect(limits.begin('call', visitor)).not.toBeNull();
  first?.();
  expect(limits.begin('upload', visitor)).not.toBeNull();
  await limits.close();
});

it('files of all visitors come in twelve at a time, because each is in memory, and everything else goes on', async () => {
  const limits = await open();
  const ends = Array.from({ length: 12 }, (_, at) => limits.begin('upload', from(`203.0.113.${at + 1}`)));
  expect(ends.every(Boolean)).toBe(true);
  const late = from('198.51.100.7');
  expect(limits.begin('upload', late)).toBeNull();
  expect([limits.begin('call', late), limits.begin('download', late)]).toEqual([expect.anything(), expect.anything()]);
  ends[0]?.();
  expect(limits.begin('upload', late)).not.toBeNull();
  await limits.close();
});
