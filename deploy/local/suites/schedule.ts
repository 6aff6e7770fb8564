/** Something that takes time and processors. */
export interface Job<Result> {
  name: string;
  /** Names of jobs that must have ended before. */
  after?: readonly string[];
  /** Processors that it keeps busy; 1 when absent. */
  width?: number;
  run(): Promise<Result>;
}

/**
 * Runs all jobs, never more at once than there are processors: whenever one ends, the first that may begin and fits
 * does. A job that is wider than the machine has it for itself. Results come in the order of the jobs.
 * @throws what the first failing job threw, when the jobs that were running have ended
 */
export async function runJobs<Result>(jobs: readonly Job<Result>[], processors: number): Promise<Result[]> {
  const waiting = [...jobs];
  const results = new Map<string, Result>();
  const running = new Map<string, { width: number; ended: Promise<void> }>();
  const widthOf = ({ width = 1 }: Job<Result>) => Math.min(width, processors);
  const isFree = (job: Job<Result>) => {
    const busy = [...running.values()].reduce((sum, { width }) => sum + width, 0);
    return busy + widthOf(job) <= processors && (job.after ?? []).every((name) => results.has(name));
  };
  const begin = (job: Job<Result>) => {
    waiting.splice(waiting.indexOf(job), 1);
    const run = async () => {
      results.set(job.name, await job.run());
      running.delete(job.name);
    };
    running.set(job.name, { width: widthOf(job), ended: run() });
  };
  while (results.size < jobs.length) {
    for (let next = waiting.find(isFree); next !== undefined; next = waiting.find(isFree)) begin(next);
    if (running.size === 0) throw new Error(`Nobody can begin: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race([...running.values()].map(({ ended }) => ended)).catch(async (error: unknown) => {
      await Promise.allSettled([...running.values()].map(({ ended }) => ended));
      throw error;
    });
  }
  return jobs.flatMap(({ name }) => results.get(name) ?? []);
}
