import { matchPath } from 'react-router-dom';
import type { Match } from 'shared/contract/section/frame';
import type { RouteTables } from 'shared/contract/section/links';

interface Row extends Omit<Match, 'params'> {
  dynamic: boolean;
}

/** Literal patterns first, so that a parameter never hides a page that has its own address. */
function rowsOf(tables: RouteTables): Row[] {
  const rows = Object.entries(tables).flatMap(([section, table]) =>
    Object.entries(table).map(([page, route]) => ({ section, page, route, dynamic: /[:*]/.test(route.pattern) })),
  );
  return rows.toSorted((a, b) => Number(a.dynamic) - Number(b.dynamic));
}

export function createMatcher(tables: RouteTables): (path: string) => Match | null {
  const rows = rowsOf(tables);
  return (path) => {
    for (const { dynamic, ...row } of rows) {
      const found = matchPath({ path: row.route.pattern, caseSensitive: true, end: true }, path);
      if (found && (dynamic || found.pathname === path)) {
        return { ...row, params: found.params as Readonly<Record<string, string>> };
      }
    }
    return null;
  };
}

export function firstSegments(tables: RouteTables): ReadonlySet<string> {
  const patterns = Object.values(tables).flatMap((table) => Object.values(table).map((row) => row.pattern));
  return new Set(patterns.map((pattern) => pattern.split('/')[1] ?? '').filter((segment) => segment !== ''));
}
