import { HTML_LANG, type Lang } from 'shared/contract/lang';
import { formPath, linkTo } from './subscription-links.ts';
import { PAGE_WORDS } from './subscription-words.ts';

/** Nothing but the page's own form may happen on it. */
export const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address holds the token.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

interface Shown {
  purpose: 'confirm' | 'cancel';
  token: string;
  lang: Lang;
}

/** One question, one button, no script and no style: it must work in whatever a mail program opens it with. */
export function subscriptionPage({ purpose, token, lang }: Shown): string {
  const { title, text, button } = PAGE_WORDS[purpose][lang];
  const action = escapeHtml(linkTo(formPath(purpose), { token, lang }));
  return `<!doctype html>
<html lang="${HTML_LANG[lang]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<form method="post" action="${action}">
<input type="hidden" name="from" value="page">
<button>${button}</button>
</form>
</main>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
