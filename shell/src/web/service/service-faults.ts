/** Codes of Node and undici for "nobody answers there". */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']);
/** Service codes that say "not now" rather than "your page is wrong". */
const NOT_NOW = new Set(['', '50300', '42900']);

/** Whether a failure says something about the service, not about the page that called it. */
export function isApiUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (error.name === 'ApiError') return NOT_NOW.has(String(code));
  return UNREACHABLE.has(String(code)) || error.message === 'the service gave no menus';
}
