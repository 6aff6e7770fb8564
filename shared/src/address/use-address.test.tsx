// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Address, Go } from './address-bridge.tsx';
import { useAddress } from './use-address.tsx';

let root: Root;
let go: Go;
const addresses: Address[] = [];
const ended = vi.fn();

function Library() {
  const { go: next, bridge } = useAddress({
    basename: '/cn/en/media',
    onAddress: (found) => void addresses.push(found),
  });
  useEffect(() => {
    go = next;
  });
  return <>library{bridge}</>;
}

// Fetched once, so that a test waits for its step and not for the loading of modules.
beforeAll(() => import('./address-bridge.tsx'));
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__kernel', { ownAddresses: () => ended });
  history.replaceState(null, '', '/cn/en/media');
  document.body.innerHTML = '<main></main>';
  addresses.length = 0;
  ended.mockClear();
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () => root.render(<Library />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const here = () => location.pathname + location.search;
const step = (...where: Parameters<Go>) => act(async () => go(...where));
const arrived = (address: string) => vi.waitFor(() => act(async () => expect(here()).toBe(address)));

it('an island that was only read has fetched no router, and was told nothing', () => {
  expect([document.body.textContent, addresses]).toEqual(['library', []]);
});

it('an island goes on below its own address, and is told where it is', async () => {
  await step('/?type=pack');
  await arrived('/cn/en/media?type=pack');
  expect(addresses).toEqual([{ pathname: '/', search: '?type=pack' }]);
  await step('/two');
  await arrived('/cn/en/media/two');
  expect(addresses.at(-1)).toEqual({ pathname: '/two', search: '' });
});

it('a step leaves a way back, unless it replaces the address', async () => {
  await step('/one');
  await arrived('/cn/en/media/one');
  const before = history.length;
  await step('/two', true);
  await arrived('/cn/en/media/two');
  expect(history.length).toBe(before);
  await step('/three');
  await arrived('/cn/en/media/three');
  expect(history.length).toBe(before + 1);
});

it('of steps that are taken before the router is there, the last one counts', async () => {
  await act(async () => {
    go('/one');
    go('/two');
  });
  await arrived('/cn/en/media/two');
  expect(addresses.map(({ pathname }) => pathname)).toEqual(['/two']);
});

it('a step that moves on before the router is there is still a step', async () => {
  const before = history.length;
  await act(async () => {
    go('/one');
    go('/two', true);
  });
  await arrived('/cn/en/media/two');
  expect(history.length).toBe(before + 1);
});

it('an island answers for its addresses until it has gone', async () => {
  await step('/one');
  await arrived('/cn/en/media/one');
  expect(ended).not.toHaveBeenCalled();
  await act(async () => root.render(null));
  expect(ended).toHaveBeenCalledOnce();
});
