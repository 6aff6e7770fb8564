import type { Calls, Services } from '../../call-table.ts';

export const cryptoCalls = ({ keys }: Services): Calls<'crypto/key'> => ({
  'crypto/key': async () => keys.current().open,
});
