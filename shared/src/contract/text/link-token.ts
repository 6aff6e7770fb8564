/** The secret at the end of a link or by itself; what is none is asked for as it is and unknown then. */
export function tokenIn(text: string): string {
  return /(?:^|[=/#])([\w-]{22})\s*$/.exec(text.trim())?.[1] ?? text.trim();
}
