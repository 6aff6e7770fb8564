import { CLIENT_ERRORS, type ClientErrorCode } from './errors.ts';

/**
 * The encryption errors (spec ERR-encryption): message too long for the key, invalid public key, invalid
 * private key. Thrown before anything is sent.
 */
export class SealError extends Error {
  override readonly name = 'SealError';
  readonly code: ClientErrorCode;
  constructor(code: ClientErrorCode) {
    super(CLIENT_ERRORS[code].en);
    this.code = code;
  }
}
