import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lang } from 'shared/contract/lang';
import { LOOK_FIELD } from 'shared/contract/look';
import { BASE } from 'shared/contract/site';
import { changeLook, lookCookie, readLook } from '../../published/look.ts';
import { isOwnForm, readForm } from '../http/read-form.ts';
import { redirect, sendText } from '../http/send.ts';

/** Bytes; one field of one word. */
const LONGEST = 64;
const NEVER_KEPT = { 'cache-control': 'no-store' };

/** The page the form stood on; only its path is taken, so that nobody is ever sent to another site. */
function cameFrom({ headers }: IncomingMessage, lang: Lang): string {
  const { referer = '' } = headers;
  const { pathname, search } = URL.canParse(referer) ? new URL(referer) : { pathname: '', search: '' };
  return pathname.startsWith(`${BASE}/`) ? pathname + search : `${BASE}/${lang}`;
}

export type LookForm = (request: IncomingMessage, response: ServerResponse, lang: Lang) => Promise<void>;

/** The preferences of visitors without JavaScript: a cookie, and back to the page. */
export function createLookForm(origin: string): LookForm {
  return async (request, response, lang) => {
    const isOurs = isOwnForm(request, origin);
    const fields = isOurs ? await readForm(request, LONGEST) : null;
    if (!fields) {
      sendText(response, { status: isOurs ? 400 : 403, text: 'This form cannot be taken', headers: NEVER_KEPT });
      return;
    }
    const look = changeLook(readLook(request.headers.cookie ?? ''), fields[LOOK_FIELD] ?? '');
    response.setHeader('set-cookie', lookCookie(look, origin.startsWith('https:')));
    redirect(response, 303, cameFrom(request, lang));
  };
}
