import type { LiveEvent } from 'shared/contract/media/live-event';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import css from './live.module.css';

/** What comes when; the part that is on says so in words, too. */
export function LiveAgenda({ event: { parts } }: { event: LiveEvent }) {
  const t = useWords();
  return (
    <section aria-labelledby="parts">
      <SectionHead id="parts" title={t('live.parts')} />
      <ol className={css['parts']}>
        {parts.map(({ at, title, text, state }) => (
          <li key={at} className={css['part']} aria-current={state === 'live' ? 'step' : undefined}>
            <time dateTime={`${at.replace(' ', 'T')}+08:00`}>{at.slice(11)}</time>
            <div>
              <h3 className="title">{title}</h3>
              <p>{text}</p>
              {state !== 'before' && <p className="legal">{t(`live.part.${state}`)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
