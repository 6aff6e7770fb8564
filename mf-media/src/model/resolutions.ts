import type { Resolution } from 'shared/contract/media/media';

// The contract's own list would bring its validator into the browser.
export const RESOLUTIONS = ['original', 'print', 'press', 'web'] as const satisfies readonly Resolution[];
