/** Colours of the header: `dark` where a page begins with a dark picture behind it. */
export type HeaderTheme = 'light' | 'dark';

/*
 * Until shared 1.1 a row of a route table named its header theme `ground: 'paper' | 'night'`. Releases and running programs
 * of that time still meet those of today, so rows are read in both forms, and what leaves an app is written in both.
 * Both go with the next contract version.
 */
interface EarlierName {
  headerTheme?: HeaderTheme | undefined;
  ground?: string | undefined;
}

/** The header theme of a row, whichever way it is named. */
export function headerThemeOf({ headerTheme, ground }: EarlierName): HeaderTheme {
  return headerTheme ?? (ground === 'night' ? 'dark' : 'light');
}

/** The rows with the earlier name beside the present one. */
export function withEarlierName<Row extends { headerTheme: HeaderTheme }>(
  routes: Readonly<Record<string, Row>>,
): Record<string, Row & { ground: 'paper' | 'night' }> {
  const rows = Object.entries(routes).map(
    ([name, row]) => [name, { ...row, ground: row.headerTheme === 'dark' ? 'night' : 'paper' }] as const,
  );
  return Object.fromEntries(rows);
}
