import { expect, it } from 'vitest';
import { isApiUnreachable } from './service-faults.ts';

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
