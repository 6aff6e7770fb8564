/** Whether everything is tried: `pnpm test:long`. */
// oxlint-disable-next-line node/no-process-env -- how a run says it
export const isLong = process.env['TEST_LENGTH'] === 'full';
