import { expect, it } from 'vitest';
import { mayKeep, mayPass, methodsOf } from './call-rules.ts';

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

it('a call has its method, and one that mails lead to can be opened as well', () => {
  expect(methodsOf('/cn/api/booking/add')).toEqual(['POST']);
  expect(methodsOf('/cn/api/stock/kline?market=A')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/cn/api/subscribe/cancel?token=x')).toEqual(['GET', 'HEAD', 'POST']);
  expect(methodsOf('/cn/api/call/ofTomorrow')).toBeNull();
});

it('answers are kept when they are for everybody: never private ones, writes, or what is not known', () => {
  expect(['menu/queryAll', 'sitemap/pages', 'stock/realtime'].filter((name) => !mayKeep(name))).toEqual([]);
  expect(['booking/detail', 'waiting/detail', 'rum', 'article/updateHits', 'call/ofTomorrow'].filter(mayKeep)).toEqual(
    [],
  );
});
