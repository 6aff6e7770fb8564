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

/** What a command says of a failure that is no defect, with the way out; null for everything else. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof DeliveryError) return error.message;
  if (!hasCode(error, 'ENOSPC') && !hasCode(error, 'EDQUOT')) return null;
  return (
    'The disk is full. What is served stays as it is, and what was begun is invisible. Make a little room, run delivery gc, ' +
    'which removes releases that nobody can ask for, then delivery doctor --mend and the command again.'
  );
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
