// oxlint-disable-next-line node/no-process-env -- the runner says whether this run has the time
const isLong = process.env['TEST_LENGTH'] === 'full';

/** How often a race is run or a fault tried: `always` in every run, `longRun` by `pnpm test:long`. */
export const rounds = (always: number, longRun: number): number => (isLong ? longRun : always);
