/**
 * Runs tasks every so often, each for itself; the next turn tries again what failed.
 * @returns a function that stops that
 */
export function runEvery(
  ms: number,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  report: (error: unknown, task: string) => void,
): () => void {
  const run = () => {
    for (const [name, task] of Object.entries(tasks)) void task().catch((error: unknown) => report(error, name));
  };
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
}
