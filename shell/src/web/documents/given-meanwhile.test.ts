import { expect, it, vi } from 'vitest';
import { givenMeanwhile } from './given-meanwhile.ts';

it('the first one is waited for; later ones are given as they were until they are made', async () => {
  const given = givenMeanwhile<string>(() => undefined);
  expect(await given('c-1', Promise.resolve('old'))).toBe('old');
  const next = Promise.withResolvers<string>();
  expect(await given('c-1', next.promise)).toBe('old');
  next.resolve('new');
  expect(await given('c-1', next.promise)).toBe('new');
});

it('what belongs to another constellation is never given', async () => {
  const given = givenMeanwhile<string>(() => undefined);
  await given('c-1', Promise.resolve('old'));
  expect(await given('c-2', Promise.resolve('other'))).toBe('other');
});

it('one that cannot be made leaves the earlier one, and is reported', async () => {
  const onFault = vi.fn<(error: unknown) => void>();
  const given = givenMeanwhile<string>(onFault);
  await expect(given('c-1', Promise.reject(new Error('first')))).rejects.toThrow('first');
  await given('c-1', Promise.resolve('old'));
  expect(await given('c-1', Promise.reject(new Error('second')))).toBe('old');
  expect(onFault).toHaveBeenCalledTimes(1);
});
