import { renderToString } from 'react-dom/server';
import type { ScreenInput } from 'shared/contract/section/frame';
import { otherLang } from 'shared/contract/text/lang';
import type { Head, ScreenName, Translator } from 'shared/contract/section/section';
import { addressIn } from '../head.ts';
import { waysOn, type WaysContext } from './ways-on.ts';
import { ErrorScreen, SCREEN_WORDS } from './screens.tsx';

/** Title and description of a screen; search engines are asked not to keep it. */
export function screenHead(screen: ScreenName, translator: Translator): Head {
  const words = SCREEN_WORDS[screen];
  return { title: translator.t('shell', words.title), description: translator.t('shell', words.text), noindex: true };
}

/** The content of `main` when there is no page to show. */
export function renderScreen(input: ScreenInput, translator: Translator, context: WaysContext): string {
  const { screen, lang, address, languages = [] } = input;
  const other = otherLang(lang);
  return renderToString(
    <ErrorScreen
      screen={screen}
      lang={lang}
      say={(key, values) => translator.t('shell', key, values)}
      // A section that failed says nothing about the address.
      {...(screen === 'application-error' ? {} : { ways: waysOn(input, context) })}
      otherHref={languages.includes(other) ? addressIn(other, address) : undefined}
    />,
  );
}
