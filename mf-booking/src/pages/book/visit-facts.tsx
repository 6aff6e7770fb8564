import type { Pavilion } from 'shared/contract/pavilion';
import { Facts } from 'shared/ui/facts/facts';
import { useWords } from '../../messages/words.ts';
import css from './book.module.css';
import { PhoneLink } from './phone-link.tsx';

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
    { name: t('page.open'), value: hours },
    { name: t('page.closed'), value: pavilion.closed },
    { name: t('page.lastEntry'), value: pavilion.lastEntry },
    { name: t('page.free'), value: t('page.freeText') },
    { name: t('page.address'), value: pavilion.address },
    { name: t('page.access'), value: pavilion.access },
    { name: t('page.phone'), value: <PhoneLink phone={pavilion.phone} /> },
  ];
  return (
    <aside className={css['facts']} aria-labelledby="visit">
      <h2 className="title" id="visit">
        {t('page.visit')}
      </h2>
      <Facts facts={facts} />
    </aside>
  );
}
