import { renderToString } from 'react-dom/server';
import type { ScreenInput } from 'shared/contract/section/frame';
import { otherLang } from 'shared/contract/text/lang';
import type { Head, ScreenName, Translator } from 'shared/contract/section/section';
import { addressIn } from '../head.ts';
import { ErrorScreen, SCREEN_WORDS } from './screens.tsx';

/** Title and description of a screen; search engines are asked not to keep it. */
export function screenHead(screen: ScreenName, translator: Translator): Head {
  const words = SCREEN_WORDS[screen];
  return { title: translator.t('shell', words.title), description: translator.t('shell', words.text), noindex: true };
}

/** The content of `main` when there is no page to show. */
export function renderScreen({ screen, lang, address, languages = [] }: ScreenInput, translator: Translator): string {
  const other = otherLang(lang);
  return renderToString(
    <ErrorScreen
      screen={screen}
      lang={lang}
      say={(key, values) => translator.t('shell', key, values)}
      otherHref={languages.includes(other) ? addressIn(other, address) : undefined}
    />,
  );
}
