import { expect, it } from 'vitest';
import { isApiUnreachable, isPassing } from './service-faults.ts';

const fault = (more: object) => Object.assign(new Error('fault'), more);

it.each(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'])(
  '%s says that nobody answers',
  (code) => expect(isApiUnreachable(fault({ code }))).toBe(true),
);

it.each(['', '50300', '42900'])('the code "%s" of the service says that it cannot now', (code) =>
  expect(isApiUnreachable(fault({ name: 'ApiError', code }))).toBe(true),
);

it('a service without menus answers nobody', () => {
  expect(isApiUnreachable(new Error('the service gave no menus'))).toBe(true);
});

it.each([
  ['an answer that refuses the page', fault({ name: 'ApiError', code: '40400' })],
  ['a fault of the page', new TypeError('it is not a function')],
  ['another fault of the system', fault({ code: 'EACCES' })],
  ['what is no error', { code: 'ECONNREFUSED' }],
])('%s says nothing about the service', (_what, error) => expect(isApiUnreachable(error)).toBe(false));

it.each([
  ['a service that cannot now', fault({ name: 'ApiError', code: '50300' }), true],
  ['a fault of the service', fault({ name: 'ApiError', code: '50000' }), true],
  ['too many calls', fault({ name: 'ApiError', code: '42900' }), true],
  ['what is no answer of the service', fault({ name: 'ApiError', code: '' }), true],
  ['a connection that broke', fault({ code: '40400' }), true],
  ['an answer that says no', fault({ name: 'ApiError', code: '40400' }), false],
])('%s may pass or not', (_what, error, passes) => expect(isPassing(error)).toBe(passes));
