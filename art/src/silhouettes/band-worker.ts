import { parentPort, workerData } from 'node:worker_threads';
import { groupOf, type View } from './backlit.ts';
import { MANAGEMENT } from './cast.ts';
import { photographed } from './photograph.ts';

/* Looks at bands of the picture of the group, one after another, and hands them back. */

const { view, bands } = workerData as { view: View; bands: readonly (readonly [from: number, to: number])[] };
const group = groupOf(MANAGEMENT);
for (const [from, to] of bands) parentPort?.postMessage({ from, pixels: photographed(group, view, [from, to]) });
