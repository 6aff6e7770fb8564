/** Of an app: what is released now, or what was released before. */
export type Age = 'current' | 'previous';
export type Ages = Readonly<Record<string, Age>>;

/** All sets in which at most two apps are of before, and the one in which all are: every pair in each of its four ways. */
export function skewedSets(apps: readonly string[]): Ages[] {
  const setWith = (previous: readonly string[]): Ages =>
    Object.fromEntries(apps.map((app) => [app, previous.includes(app) ? 'previous' : 'current']));
  const pairs = apps.flatMap((one, at) => apps.slice(at + 1).map((other) => [one, other]));
  return [setWith(apps), ...pairs.map(setWith), ...apps.map((app) => setWith([app])), setWith([])];
}

export interface PairOutcome {
  pair: readonly [string, string];
  ages: readonly [Age, Age];
}

/** The pair that a set stands for, in the way that it has them; null for the set in which all are of before. */
export function pairsOf(ages: Ages): PairOutcome[] {
  const apps = Object.keys(ages);
  const previous = apps.filter((app) => ages[app] === 'previous');
  if (previous.length > 2) return [];
  return apps.flatMap((one, at) =>
    apps
      .slice(at + 1)
      .filter((other) => previous.every((app) => app === one || app === other))
      .map((other) => ({ pair: [one, other], ages: [ages[one] ?? 'current', ages[other] ?? 'current'] }) as const),
  );
}
