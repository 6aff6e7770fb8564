/** Index that a key leads to from `at` among `count` tabs, round the ends (APG tabs); null for keys that lead nowhere. */
export function neighbour(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return at;
    default:
      return null;
  }
}
