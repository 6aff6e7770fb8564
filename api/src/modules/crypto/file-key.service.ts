import { OAEP, type RsaKey } from './rsa-key.model.ts';

/** What a key of sealed bodies unwraps the keys of sealed files with. */
export const fileKeyOf = ({ open, privateKey }: RsaKey) => ({ key: { key: privateKey, ...OAEP }, bits: open.bits });
