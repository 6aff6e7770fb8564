import { useWords } from '../../messages/words.ts';
import css from './line-card.module.css';

const HOUR = 60;

/** What happens to somebody who waits, in its order. */
export function LineNext({ holdMinutes }: { holdMinutes: number }) {
  const t = useWords();
  const hold =
    holdMinutes % HOUR === 0
      ? t('line.holdHours', { count: holdMinutes / HOUR })
      : t('line.hold', { count: holdMinutes });
  return (
    <section className={css['next']} aria-labelledby="line-next">
      <h2 className="title" id="line-next">
        {t('line.next')}
      </h2>
      <ol className={css['steps']}>
        {[t('line.text'), hold, t('line.answer')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
