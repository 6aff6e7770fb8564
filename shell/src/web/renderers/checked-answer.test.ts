import { expect, it } from 'vitest';
import { renderedPage } from '../testing/fake-snapshot.ts';
import { addressAnswer, checkedAnswer } from './checked-answer.ts';

it.each([
  ['a page', renderedPage('page', { head: [['meta', { name: 'robots' }]] })],
  ['that there is none', { kind: 'missing', screen: 'not-found' }],
  ['the panels of the menu', { kind: 'menu', version: '1a', body: new Uint8Array(1) }],
  ['a way elsewhere', { kind: 'redirect', status: 301, to: '/cn/en' }],
  ['another way elsewhere', { kind: 'redirect', status: 302, to: '/cn/en' }],
  ['a way elsewhere after a form', { kind: 'redirect', status: 303, to: '/cn/en' }],
])('a renderer may answer with %s', (_what, answer) => expect(checkedAnswer(answer)).toEqual(answer));

it.each([
  ['a head that is no elements', renderedPage('page', { head: ['meta'] as never })],
  ['an element without a name', renderedPage('page', { head: [[1, {}]] as never })],
  ['a status that is none', renderedPage('page', { status: 199 })],
  ['a language that would break a header', renderedPage('page', { htmlLang: 'en\r\nx: y' })],
  ['a fragment that is no bytes', renderedPage('page', { fragment: 'text' as never })],
  ['an address that would break a header', { kind: 'redirect', status: 301, to: '/cn/en\r\nx: y' }],
  ['a status that leads nowhere', { kind: 'redirect', status: 304, to: '/cn/en' }],
  ['panels that are no bytes', { kind: 'menu', version: '1a', body: 'text' }],
  ['an unknown screen', { kind: 'missing', screen: 'elsewhere' }],
  ['nothing', null],
])('a renderer that answers with %s gave no page', (_what, answer) =>
  expect(() => checkedAnswer(answer)).toThrow('the renderer gave no page'),
);

it('the panels of the menu are no answer to an address', () => {
  expect(() => addressAnswer({ kind: 'menu', version: '1a', body: new Uint8Array(1) })).toThrow('gave a menu');
  expect(addressAnswer({ kind: 'missing', screen: 'not-found' })).toEqual({ kind: 'missing', screen: 'not-found' });
});
