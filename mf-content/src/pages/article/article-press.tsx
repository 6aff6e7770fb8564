import type { PressInfo } from 'shared/contract/site/site-info';
import { useWords } from '../../messages/words.ts';

/** Below a release: who the group is, and whom the press asks. */
export function ArticlePress({ press }: { press: PressInfo | null }) {
  const t = useWords();
  if (press === null) return null;
  return (
    <section aria-label={t('article.press')}>
      <p className="legal">{press.about}</p>
      <div className="legal">
        {press.contact} <a href={`mailto:${press.mail}`}>{press.mail}</a>
      </div>
    </section>
  );
}
