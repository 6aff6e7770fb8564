import type { Lang } from 'shared/contract/text/lang';
import { PREFERENCES_FIELD, PREFERENCES_PATH } from 'shared/contract/site/preferences';
import { BASE } from 'shared/contract/site/site';
import type { Say } from '../../messages/en.ts';
import { PREFERENCE_CHOICES, type PreferenceChoice } from '../../published/preferences.ts';
import css from './preferences.module.css';

const THEMES = PREFERENCE_CHOICES.slice(0, 3);
const MODES = PREFERENCE_CHOICES.slice(3);

/**
 * Theme, large type and grey for this visitor. A form, so that it works without a script; which choice is in force the
 * stylesheet reads from the root element, because the footer is one for everybody.
 */
export function Preferences({ lang, say }: { lang: Lang; say: Say }) {
  const button = (choice: PreferenceChoice) => (
    <button key={choice} className={css['choice']} name={PREFERENCES_FIELD} value={choice}>
      {say(`look.${choice}`)}
    </button>
  );
  return (
    <form className={css['preferences']} action={`${BASE}/${lang}${PREFERENCES_PATH}`} method="post" data-look="">
      <div className={css['group']} role="group" aria-label={say('look.theme')}>
        {THEMES.map(button)}
      </div>
      <div className={css['group']} role="group" aria-label={say('look.reading')}>
        {MODES.map(button)}
      </div>
    </form>
  );
}
