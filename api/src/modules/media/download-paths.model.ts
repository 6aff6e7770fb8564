import { TAKE_PATH } from 'shared/contract/media/media-terms';
import { API_PREFIX } from 'shared/contract/site/site';

/** The ZIP file of a download; `{name}` ends in `.zip`. */
export const bundlePath = (name: string): string => `${API_PREFIX}/media/download/${name}`;

/** What the form at a press package sends its choice to; it answers with the address of the ZIP file. */
export const packFormPath = (id: string): string => `${API_PREFIX}/media/pack/${id}.zip`;

/** One file of an entry, as an attachment. */
export const filePath = (id: string, resolution: string): string =>
  `${API_PREFIX}/media/download/file/${id}/${resolution}`;

/** One file of a film by its name, as an attachment. */
export const namedFilePath = (id: string, name: string): string => `${API_PREFIX}/media/download/named/${id}/${name}`;

/** A way to take one file of a film. */
export const takeFileHref = (id: string, name: string): string => `${TAKE_PATH}?pick=${id}&file=${name}`;

/** A way to take one entry. */
export const takeHref = (id: string, resolution: string): string => `${TAKE_PATH}?pick=${id}~${resolution}`;
