import { useWords } from '../../messages/words.ts';
import css from './waiting-card.module.css';

const HOUR = 60;

/** What happens to somebody who waits, in its order. */
export function WaitingNext({ holdMinutes }: { holdMinutes: number }) {
  const t = useWords();
  const hold =
    holdMinutes % HOUR === 0
      ? t('joined.holdHours', { count: holdMinutes / HOUR })
      : t('joined.hold', { count: holdMinutes });
  return (
    <section className={css['next']} aria-labelledby="waiting-next">
      <h2 className="title" id="waiting-next">
        {t('joined.next')}
      </h2>
      <ol className={css['steps']}>
        {[t('joined.text'), hold, t('joined.answer')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
