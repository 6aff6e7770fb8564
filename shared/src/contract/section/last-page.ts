/** As far as the service counts the pages of a list. */
export const LAST_PAGE = 1000;
/** Of lists that are read from a key, where a page costs the same however deep it lies. */
export const LAST_KEYED_PAGE = 200_000;
