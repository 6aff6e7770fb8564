/** Runs tasks every so often, each for itself. @returns a function that stops that */
export function runEvery(ms: number, tasks: readonly (() => Promise<unknown>)[]): () => void {
  const run = () => {
    // A database that is away is reported by readiness; the next turn tries again.
    for (const task of tasks) void task().catch(() => undefined);
  };
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
}
