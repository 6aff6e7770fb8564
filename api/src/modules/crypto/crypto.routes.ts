import type { CRYPTO_CALLS } from 'shared/contract/call/crypto.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';

export const cryptoCalls = ({ keys }: Services): Handlers<typeof CRYPTO_CALLS> => ({
  'crypto/key': async () => keys.current().open,
});
