import { matchPath } from 'react-router-dom';
import type { Match } from 'shared/contract/section/frame';
import type { RouteTables } from 'shared/contract/section/links';

type Row = Omit<Match, 'params'>;

const rowsOf = (tables: RouteTables): Row[] =>
  Object.entries(tables).flatMap(([section, table]) =>
    Object.entries(table).map(([page, route]) => ({ section, page, route })),
  );

/** Literal patterns are looked up first, so that a parameter never hides a page that has its own address. */
export function createMatcher(tables: RouteTables): (path: string) => Match | null {
  const { literal = [], dynamic = [] } = Object.groupBy(rowsOf(tables), ({ route }) =>
    /[:*?]/.test(route.pattern) ? 'dynamic' : 'literal',
  );
  // The first row of a pattern has it.
  const byPattern = new Map(literal.toReversed().map((row): [string, Row] => [row.route.pattern, row]));
  return (path) => {
    const row = byPattern.get(path);
    if (row) return { ...row, params: {} };
    for (const each of dynamic) {
      const found = matchPath({ path: each.route.pattern, caseSensitive: true, end: true }, path);
      if (found) return { ...each, params: found.params as Readonly<Record<string, string>> };
    }
    return null;
  };
}

export function firstSegments(tables: RouteTables): ReadonlySet<string> {
  const patterns = Object.values(tables).flatMap((table) => Object.values(table).map((row) => row.pattern));
  return new Set(patterns.map((pattern) => pattern.split('/')[1] ?? '').filter((segment) => segment !== ''));
}
