import { HTML_LANG, otherLang, type Lang } from 'shared/contract/text/lang';
import type { ScreenName } from 'shared/contract/section/section';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import type { MessageKey, Say } from '../../messages/en.ts';
import { menuUrl } from '../menu-url.ts';
import { Screen } from './screen.tsx';
import type { WaysOn } from './ways-on.ts';
import { Ways } from './ways.tsx';

type AnyScreen = ScreenName | 'offline';

interface ScreenWords {
  title: MessageKey;
  text: MessageKey;
}

/** Words of each screen (spec ERR-404, ERR-408, ERR-application); the document title takes `title` too. */
export const SCREEN_WORDS = {
  'not-found': { title: 'screens.notFound.title', text: 'screens.notFound.text' },
  'route-not-found': { title: 'screens.routeNotFound.title', text: 'screens.routeNotFound.text' },
  'no-language': { title: 'screens.noLanguage.title', text: 'screens.noLanguage.text' },
  'application-error': { title: 'screens.applicationError.title', text: 'screens.applicationError.text' },
  offline: { title: 'screens.offline.title', text: 'screens.offline.text' },
} as const satisfies Record<AnyScreen, ScreenWords>;

export interface ErrorScreenProps {
  screen: AnyScreen;
  lang: Lang;
  say: Say;
  /** For `no-language`: the same page in the language that exists. */
  otherHref?: string | undefined;
  /** Where the site can say what else there is. */
  ways?: WaysOn;
}

export function ErrorScreen({ screen, lang, say, otherHref, ways }: ErrorScreenProps) {
  const words = SCREEN_WORDS[screen];
  const other = HTML_LANG[otherLang(lang)];
  return (
    <Screen
      title={say(words.title)}
      text={say(words.text)}
      seed={screen}
      air={screen === 'offline' ? 'still' : 'broken'}
      help={ways && <Ways {...ways} lang={lang} say={say} />}
    >
      {screen === 'offline' && (
        <Button type="button" data-try-again="">
          {say('retry')}
        </Button>
      )}
      <ButtonLink href={menuUrl('/', lang)}>{say('screens.home')}</ButtonLink>
      {screen === 'no-language' && otherHref !== undefined && (
        <span lang={other}>
          <ArrowLink href={otherHref} hrefLang={other}>
            {say('screens.noLanguage.other')}
          </ArrowLink>
        </span>
      )}
    </Screen>
  );
}
