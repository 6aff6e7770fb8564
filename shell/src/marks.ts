/*
 * What style sheets ask of the browser, before anything is painted. The last script of a document, and one that the parser waits for as
 * it does for style sheets: browsers look for forms to fill in as soon as it ends, which lays the whole page out, with or without its styles.
 */
const { documentElement: root } = document;
root.toggleAttribute('data-wechat', /MicroMessenger/i.test(navigator.userAgent));
// Safari and browsers of phones have a sheet of their own; others only a function in their menu.
root.toggleAttribute('data-share-sheet', typeof navigator.share === 'function');
