import { usePage } from 'shared';
import { PREFERENCES_FIELD, PREFERENCES_PATH, TEXT_STEPS } from 'shared/contract/site/preferences';
import { pageHref } from 'shared/contract/site/site-link';
import { useWords } from '../../messages/words.ts';
import css from './article.module.css';

const SIGNS = { shrink: 'A−', grow: 'A+' } as const;

/**
 * Smaller and larger text, kept for all articles. A form, so that it works without a script; the server knows the choice
 * before the first paint, so that nothing jumps. A name begins with the sign that is seen (WCAG 2.5.3).
 */
export function ArticleTextSize() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form
      className={css['sizes']}
      method="post"
      action={pageHref(lang, PREFERENCES_PATH)}
      aria-label={t('article.textSize')}
      data-look=""
      data-print="off"
    >
      {TEXT_STEPS.map((step) => (
        <button
          key={step}
          className={css['size']}
          name={PREFERENCES_FIELD}
          value={step}
          aria-label={`${SIGNS[step]} ${t(`article.${step}`)}`}
        >
          {SIGNS[step]}
        </button>
      ))}
    </form>
  );
}
