import { expect, it } from 'vitest';
import { mayKeep, mayPass } from './call-rules.ts';

const OPEN = ['menu/queryAll', 'stock/kline?market=A', 'booking/add', 'media/download/a.zip', 'openapi.json'];
const OWN = ['content/version', 'content/version?language=1', 'sitemap/pages', 'site%6Dap/pages', 'feed%2Farticles'];
const passing = (addresses: readonly string[]) => addresses.filter((address) => mayPass(`/cn/api/${address}`));

it('visitors reach every call but those of our own programs, however they are written', () => {
  expect(passing(OPEN)).toEqual(OPEN);
  expect(passing(OWN)).toEqual([]);
});

it('a call of a newer service passes, and an address that cannot be read is for the service to refuse', () => {
  expect(mayPass('/cn/api/call/ofTomorrow')).toBe(true);
  expect(mayPass('/cn/api/%zz')).toBe(true);
});

it('answers are kept when they are for everybody: never private ones, writes, or what is not known', () => {
  expect(['menu/queryAll', 'sitemap/pages', 'stock/realtime'].filter((name) => !mayKeep(name))).toEqual([]);
  expect(['booking/detail', 'waiting/detail', 'rum', 'article/updateHits', 'call/ofTomorrow'].filter(mayKeep)).toEqual(
    [],
  );
});
