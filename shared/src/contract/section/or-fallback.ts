/**
 * A part of a page that may be missing: lists that fail are only logged and fall back to empty (spec ERR-logged-only).
 * @param report is told why, so that a quiet page is not a quiet log.
 */
export async function orFallback<T>(
  wanted: Promise<T>,
  fallback: T,
  report: (error: unknown) => void = () => {},
): Promise<T> {
  try {
    return await wanted;
  } catch (error) {
    report(error);
    return fallback;
  }
}
