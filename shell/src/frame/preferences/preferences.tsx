import type { Lang } from 'shared/contract/lang';
import { LOOK_FIELD, LOOK_PATH } from 'shared/contract/look';
import { BASE } from 'shared/contract/site';
import type { Say } from '../../messages/en.ts';
import { LOOK_CHOICES, type LookChoice } from '../../published/look.ts';
import css from './preferences.module.css';

const THEMES = LOOK_CHOICES.slice(0, 3);
const MODES = LOOK_CHOICES.slice(3);

/**
 * Theme, large type and grey for this visitor. A form, so that it works without a script; which choice is in force the
 * stylesheet reads from the root element, because the footer is one for everybody.
 */
export function Preferences({ lang, say }: { lang: Lang; say: Say }) {
  const button = (choice: LookChoice) => (
    <button key={choice} className={css['choice']} name={LOOK_FIELD} value={choice}>
      {say(`look.${choice}`)}
    </button>
  );
  return (
    <form className={css['preferences']} action={`${BASE}/${lang}${LOOK_PATH}`} method="post" data-look="">
      <div className={css['group']} role="group" aria-label={say('look.theme')}>
        {THEMES.map(button)}
      </div>
      <div className={css['group']} role="group" aria-label={say('look.reading')}>
        {MODES.map(button)}
      </div>
    </form>
  );
}
