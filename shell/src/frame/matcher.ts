import { matchPath } from 'react-router-dom';
import type { Match, SectionAssembly } from 'shared/contract/section/frame';

interface Row extends Omit<Match, 'params'> {
  dynamic: boolean;
}

/** Literal patterns first, so that a parameter never hides a page that has its own address. */
function rowsOf(sections: Readonly<Record<string, SectionAssembly>>): Row[] {
  const rows = Object.entries(sections).flatMap(([section, { server }]) =>
    Object.entries(server.routes).map(([page, route]) => ({
      section,
      page,
      route,
      dynamic: /[:*]/.test(route.pattern),
    })),
  );
  return rows.toSorted((a, b) => Number(a.dynamic) - Number(b.dynamic));
}

export function createMatcher(sections: Readonly<Record<string, SectionAssembly>>): (path: string) => Match | null {
  const rows = rowsOf(sections);
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

export function firstSegments(sections: Readonly<Record<string, SectionAssembly>>): ReadonlySet<string> {
  const patterns = Object.values(sections).flatMap(({ server }) =>
    Object.values(server.routes).map((row) => row.pattern),
  );
  return new Set(patterns.map((pattern) => pattern.split('/')[1] ?? '').filter((segment) => segment !== ''));
}
