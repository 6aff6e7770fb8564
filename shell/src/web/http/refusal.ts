import { STATUS_CODES } from 'node:http';

/** "Not now", said on purpose. */
export class Refusal extends Error {
  readonly statusCode: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, retryAfter: number) {
    super(STATUS_CODES[statusCode]);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
