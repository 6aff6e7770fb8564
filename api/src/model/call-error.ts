import type { ErrorCode } from 'shared/contract/call/errors';

/** An answer other than `0000`; its words come from the error table in the language of the request. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly data: unknown;
  constructor(code: ErrorCode, data: unknown = null) {
    super(code);
    this.code = code;
    this.data = data;
  }
}
