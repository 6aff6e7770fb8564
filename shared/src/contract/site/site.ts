/** The base path of the whole site (spec SCR-base, LIM-base, G-1). A build constant. */
export const BASE = '/cn';

/** Where fragments, assets and the service live below the base. None of them can be a language. */
export const FRAGMENT_PREFIX = `${BASE}/_f`;
export const ASSET_PREFIX = `${BASE}/mf`;
export const MEDIA_PREFIX = `${BASE}/media-files`;
export const API_PREFIX = `${BASE}/api`;
