import { describe, expect, it } from 'vitest';
import { sensitiveFieldsOf } from './sealed-body.ts';

// Spec CALL-encrypted.
describe('a body', () => {
  it.each(['contact', 'company', 'mobile', 'username', 'password', 'email'])(
    'never travels in clear with a %s in it',
    (name) => {
      expect(sensitiveFieldsOf({ page: 1, [name]: 'Lin' })).toEqual([name]);
    },
  );

  it('travels in clear when none of them is given, or not with a value', () => {
    expect(sensitiveFieldsOf({ keyword: 'wind', email: undefined })).toEqual([]);
  });

  it('has its personal fields on top: what lies deeper is not looked at', () => {
    expect(sensitiveFieldsOf({ filter: { email: 'a@example.com' } })).toEqual([]);
  });
});
