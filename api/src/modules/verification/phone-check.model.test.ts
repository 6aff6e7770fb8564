import { describe, expect, it } from 'vitest';
import { isPhone } from './phone-check.model.ts';

// Spec RULE-phone.
describe('a phone', () => {
  it.each(['13800138000', '+4915112345678', '+12025550123', '+85251234567', '+447400123456', '+818012345678'])(
    'of %s is one that its country has',
    (phone) => expect(isPhone(phone)).toBe(true),
  );

  it.each(['+4912', '+999123456789', '+85212', '+12025550', '+1000000000'])('of %s is none', (phone) =>
    expect(isPhone(phone)).toBe(false),
  );
});
