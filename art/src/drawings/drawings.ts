import { scan } from './platform.ts';
import type { Sheet } from './sheet.ts';

/** Every drawing that is a picture, by its name. */
export const DRAWINGS: Readonly<Record<string, () => Sheet>> = {
  's1-scan': scan,
};
