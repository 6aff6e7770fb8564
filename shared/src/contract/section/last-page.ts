/** As far as the service counts the pages of a list. */
export const LAST_PAGE = 1000;
/** Of lists that are read from a key, or lie in memory in their order: a page costs the same however deep it lies. */
export const LAST_KEYED_PAGE = 200_000;

/** Of a page that search engines are led past: sitemaps lead to what it lists. */
export const isDeep = (page: number): boolean => page > LAST_PAGE;
