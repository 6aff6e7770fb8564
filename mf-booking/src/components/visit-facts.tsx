import type { Pavilion } from 'shared/contract/booking/pavilion';
import { Facts } from 'shared/ui/data/facts/facts';
import { useWords } from '../messages/words.ts';
import { PhoneLink } from './phone-link.tsx';
import css from './visit-facts.module.css';

/** What somebody on the way needs. */
export function VisitFacts({ pavilion }: { pavilion: Pavilion }) {
  const t = useWords();
  const hours = (
    <>
      {pavilion.hours.map(({ days, time }) => (
        <span key={days} className={css['line']}>
          {days} <span className={css['line']}>{time}</span>
        </span>
      ))}
    </>
  );
  const facts = [
    { name: t('facts.open'), value: hours },
    { name: t('facts.closed'), value: pavilion.closed },
    { name: t('facts.lastEntry'), value: pavilion.lastEntry },
    { name: t('facts.free'), value: t('facts.freeText') },
    { name: t('facts.address'), value: pavilion.address },
    { name: t('facts.access'), value: pavilion.access },
    { name: t('facts.phone'), value: <PhoneLink phone={pavilion.phone} /> },
  ];
  return (
    <aside className={css['facts']} aria-labelledby="visit">
      <h2 className="title" id="visit">
        {t('facts.title')}
      </h2>
      <Facts facts={facts} />
    </aside>
  );
}
