import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { Say } from '../../messages/en.ts';
import css from './header.module.css';

export interface LanguageSwitchProps {
  lang: Lang;
  /** The same page in the other language. */
  href: string;
  say: Say;
}

const SHORT = { cn: 'header.chinese', en: 'header.english' } as const;
const FULL = { cn: 'header.chineseName', en: 'header.englishName' } as const;

export function LanguageSwitch({ lang, href, say }: LanguageSwitchProps) {
  return (
    <ul className={css['languages']} aria-label={say('header.language')}>
      {LANGS.map((each) => (
        <li key={each}>
          {each === lang ? (
            <span className={css['language']} lang={HTML_LANG[each]} aria-current="true">
              {say(SHORT[each])}
            </span>
          ) : (
            <a
              className={css['language']}
              href={href}
              lang={HTML_LANG[each]}
              hrefLang={HTML_LANG[each]}
              title={say(FULL[each])}
              data-language-switch=""
            >
              {say(SHORT[each])}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
