/* Where things lie in a depot: as in a store's folder, but for the history, which has an object for every move. */

export const POINTER_KEY = 'current';
/** Is written once; a store that writes it twice keeps no conditions. */
export const CONDITIONS_KEY = 'conditions';
export const HISTORY_PREFIX = 'history/';

/** Sorted as text they are sorted by number. */
export const lineKey = (seq: number): string => `${HISTORY_PREFIX}${String(seq).padStart(10, '0')}.json`;
export const constellationKey = (id: string): string => `constellations/${id}.json`;
export const signatureKey = (app: string, version: string): string => `signatures/${app}/${version}.json`;
export const releasePrefix = (app: string, version: string): string => `releases/${app}/${version}/`;
