import { defineCalls, noFields } from './call-row.ts';
import { bodyKey } from './sealed-message.ts';

export const CRYPTO_CALLS = defineCalls({
  'crypto/key': {
    method: 'GET',
    request: noFields,
    response: bodyKey,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    maxAge: 300,
    summary: 'The key that personal fields are encrypted with. May be kept for five minutes.',
    reference: 'spec CALL-crypto-key, CALL-encrypted, G-12, G-13',
  },
});
