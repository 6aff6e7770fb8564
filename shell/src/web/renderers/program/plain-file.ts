/** Name of a TypeScript file once its types are gone. */
export const plainFile = (file: string): string => file.replace(/\.ts$/, '.mjs');
