/** Codes of Node and undici for "nobody answers there". */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']);
/** Service codes that say "not now" rather than "your page is wrong". */
const NOT_NOW = new Set(['', '50300', '42900']);

const codeOf = (error: Error) => String((error as { code?: unknown }).code);

/**
 * Whether a call may succeed when it is made again: everything but an answer that refuses what was asked for. What a
 * page lacks for such a failure it will have again.
 */
export function isPassing(error: unknown): boolean {
  const isAnswer = error instanceof Error && error.name === 'ApiError' && codeOf(error).startsWith('4');
  return !isAnswer || NOT_NOW.has(codeOf(error));
}

/** Whether a failure says something about the service, not about the page that called it. */
export function isApiUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error.name === 'ApiError') return NOT_NOW.has(code);
  return UNREACHABLE.has(code) || error.message === 'the service gave no menus';
}
