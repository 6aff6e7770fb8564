/** On `document`: another page is on screen. */
export const PAGE_SHOWN = 'pageshown';
/** On the header: whatever a pointer has opened is to close. */
export const CLOSE_MENUS = 'closemenus';
/** Of a part of a page whose controller is wanted although nobody points there; bubbles. */
export const WANTED = 'wanted';
