import type { FastifyRequest } from 'fastify';
import type { Lang } from 'shared/contract/text/lang';
import { PREFERENCES_FIELD } from 'shared/contract/site/preferences';
import { BASE } from 'shared/contract/site/site';
import { changePreferences, preferencesCookie, readPreferences } from '../../published/preferences.ts';
import { redirect } from '../http/answers.ts';
import type { FormHandler } from '../server/form-routes.ts';

/** The page the form stood on; only its path is taken, so that nobody is ever sent to another site. */
function cameFrom({ headers }: FastifyRequest, lang: Lang): string {
  const { referer = '' } = headers;
  const { pathname, search } = URL.canParse(referer) ? new URL(referer) : { pathname: '', search: '' };
  return pathname.startsWith(`${BASE}/`) ? pathname + search : `${BASE}/${lang}`;
}

/** The preferences of visitors without JavaScript: a cookie, and back to the page. */
export function createPreferencesForm(origin: string): FormHandler {
  return async ({ request, reply, fields, lang }) => {
    const preferences = changePreferences(
      readPreferences(request.headers.cookie ?? ''),
      fields[PREFERENCES_FIELD] ?? '',
    );
    reply.header('set-cookie', preferencesCookie(preferences, origin.startsWith('https:')));
    return redirect(reply, 303, cameFrom(request, lang));
  };
}
