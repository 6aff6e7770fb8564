import { pageData, pageNameOf } from '../../page-data.mjs';

/** What a page shows; asked for within the process by the server, over the line by the browser. */
export default defineEventHandler((event) => pageData(pageNameOf(String(getQuery(event).address ?? ''))));
