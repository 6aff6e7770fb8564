/** On `document`: another page is on screen. */
export const PAGE_SHOWN = 'pageshown';
/** On the header: whatever a pointer has opened is to close. */
export const CLOSE_MENUS = 'closemenus';
