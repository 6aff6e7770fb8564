import type { PressInfo } from 'shared/contract/site/site-info';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../messages/words.ts';
import css from './press-contact.module.css';

/** What the group says of itself, to be copied below a text: the words that stand below its releases. */
export function AboutGroup({ press }: { press: PressInfo | null }) {
  const t = useWords();
  if (!press) return null;
  const { about } = press;
  return (
    <section className={css['contact']} aria-labelledby="group">
      <SectionHead id="group" title={t('facts.about')} />
      <p>{about}</p>
      <button
        className={css['copy']}
        type="button"
        data-js-only=""
        data-copy-link={about}
        data-copied={t('facts.copied')}
      >
        {t('facts.copy')}
      </button>
    </section>
  );
}
