/** Why this process should get no traffic; null when it may. A check that rejects or takes too long is a reason too. */
export type ReadinessCheck = () => Promise<string | null> | string | null;

/** Milliseconds that a check may take. */
const LIMIT = 2000;
/** Milliseconds for which everybody who asks gets the same answer: the address is open to all. */
const SHARED_FOR = 250;

/**
 * What `/health/ready` says: each check makes its own attempt, so that nothing is well only because it was.
 * @returns the reasons of all checks, by name; none when ready
 */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>): () => Promise<string[]> {
  let latest: { reasons: Promise<string[]>; at: number } | undefined;
  const look = async () => {
    const reasons = await Promise.all(Object.entries(checks).map(([name, check]) => reasonOf(name, check)));
    return reasons.filter((reason) => reason !== null);
  };
  return () => {
    if (!latest || performance.now() - latest.at > SHARED_FOR) latest = { reasons: look(), at: performance.now() };
    return latest.reasons;
  };
}

async function reasonOf(name: string, check: ReadinessCheck): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`${name}: no answer in ${LIMIT} ms`), LIMIT);
  try {
    return await Promise.race([check(), late.promise]);
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  } finally {
    clearTimeout(timer);
  }
}
