/** What went wrong, for programs; the message is for people and names the app, the file or the rule. */
export type DeliveryErrorCode =
  | 'app-unknown'
  | 'build-failed'
  | 'budget-exceeded'
  | 'busy'
  | 'constellation-damaged'
  | 'constellation-missing'
  | 'history-broken'
  | 'no-earlier-version'
  | 'not-allowed'
  | 'pointer-damaged'
  | 'pointer-untrusted'
  | 'preview-missing'
  | 'promotion-refused'
  | 'release-damaged'
  | 'release-exists'
  | 'release-missing'
  | 'rollout-missing'
  | 'store-moved'
  | 'store-unfit'
  | 'untrusted'
  | 'usage';

/** Every expected failure of this package. Anything else that is thrown is a defect or a failing disk. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly code: DeliveryErrorCode;

  constructor(code: DeliveryErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** True for "no such file or folder" and for a path that runs through a file. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

/** True when a Node.js system error carries this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Answers `instead` when a constellation is lost or damaged; every other failure stays one. */
export const whenConstellationIsLost = <Value>(instead: Value) =>
  answerInstead(instead, ['constellation-damaged', 'constellation-missing']);

/** The same for a release. */
export const whenReleaseIsLost = <Value>(instead: Value) =>
  answerInstead(instead, ['release-damaged', 'release-missing']);

function answerInstead<Value>(instead: Value, codes: readonly DeliveryErrorCode[]): (error: unknown) => Value {
  return (error) => {
    if (error instanceof DeliveryError && codes.includes(error.code)) return instead;
    throw error;
  };
}
