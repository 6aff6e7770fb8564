import { expect, it } from 'vitest';
import { releaseOfScript } from './island-failure.ts';

it.each([
  ['/cn/mf/mf-media/2.0.0-f00/client/film.js', { app: 'mf-media', version: '2.0.0-f00' }],
  ['https://www.example.com/cn/mf/shell/1.0.0/client/runtime.js?x', { app: 'shell', version: '1.0.0' }],
  ['https://www.example.com/cn/en?x=/cn/mf/shell/1.0.0/client/runtime.js', undefined],
  ['/cn/mf/mf-media/2.0.0/server/entry.js', undefined],
  ['', undefined],
])('the release of %s is %j', (address, release) => {
  expect(releaseOfScript(address)).toEqual(release);
});
