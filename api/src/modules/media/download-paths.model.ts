import { API_PREFIX } from 'shared/contract/site/site';

/** The ZIP file of a download; `{name}` ends in `.zip`. */
export const bundlePath = (name: string): string => `${API_PREFIX}/media/download/${name}`;

/** What the form at a press package sends its choice to; it answers with the address of the ZIP file. */
export const packFormPath = (id: string): string => `${API_PREFIX}/media/pack/${id}.zip`;
