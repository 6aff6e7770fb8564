import { describe, expect, it } from 'vitest';
import { DeliveryError, hasCode, isMissing, sentenceOf, whenConstellationIsLost } from './delivery-error.ts';

const systemError = (code: string) => Object.assign(new Error(code), { code });

describe('a failure', () => {
  it('means a missing file when its path leads nowhere, or through a file', () => {
    expect(isMissing(systemError('ENOENT'))).toBe(true);
    expect(isMissing(systemError('ENOTDIR'))).toBe(true);
    expect(isMissing(systemError('EACCES'))).toBe(false);
  });

  it('has a code only when it is an error with one', () => {
    expect(hasCode(new Error('ENOENT'), 'ENOENT')).toBe(false);
    expect(hasCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false);
    expect(hasCode(null, 'ENOENT')).toBe(false);
  });

  it('keeps what caused it, for programs by its code', () => {
    const cause = systemError('EIO');
    const error = new DeliveryError('busy', 'Wait.', cause);
    expect([error.name, error.code, error.message, error.cause]).toEqual(['DeliveryError', 'busy', 'Wait.', cause]);
    expect(new DeliveryError('busy', 'Wait.')).not.toHaveProperty('cause');
  });
});

it('a command says one sentence of what is no defect, a full disk too, and nothing of what is one', () => {
  expect(sentenceOf(new DeliveryError('busy', 'Wait.'))).toBe('Wait.');
  expect(sentenceOf(systemError('ENOSPC'))).toMatch(/^The disk is full\..*delivery gc.*doctor --mend/);
  expect(sentenceOf(systemError('EDQUOT'))).toMatch(/^The disk is full\./);
  expect([sentenceOf(systemError('EIO')), sentenceOf('ENOSPC')]).toEqual([null, null]);
});

describe('a constellation that is lost', () => {
  const recover = whenConstellationIsLost('nothing');

  it('may be replaced', () => {
    expect(recover(new DeliveryError('constellation-missing', ''))).toBe('nothing');
    expect(recover(new DeliveryError('constellation-damaged', ''))).toBe('nothing');
  });

  it('is not what other failures are taken for', () => {
    const others = [new DeliveryError('busy', ''), systemError('constellation-missing')];
    for (const error of others) expect(() => recover(error)).toThrow(error);
  });
});
