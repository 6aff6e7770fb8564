import { usePage } from 'shared';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { useWords } from '../../messages/words.ts';
import { DAYS, hrefOf, KINDS, type LibraryChoice } from '../../model/library-choice.ts';
import css from './library.module.css';

/** Every choice is a link to the first page of what it finds. */
export function FilterBar({ choice }: { choice: LibraryChoice }) {
  const t = useWords();
  const { lang } = usePage();
  const chip = (name: string, change: Partial<LibraryChoice>, current: boolean) => ({
    name,
    href: hrefOf(lang, { ...choice, page: 1, ...change }),
    current,
  });
  const kinds = KINDS.map((type) => chip(t(`filter.${type}`), { type }, type === choice.type));
  const times = DAYS.map((days) => chip(t(`filter.time.d${days}`), { days }, days === choice.days));
  const everyKind = chip(t('filter.all'), { type: null }, choice.type === null);
  const anyTime = chip(t('filter.time.all'), { days: null }, choice.days === null);
  return (
    <div className={css['filter']}>
      <div className={css['row']}>
        <span className="note">{t('filter.type')}</span>
        <Chips label={t('filter.type')} chips={[everyKind, ...kinds]} inPlace />
      </div>
      <div className={css['row']}>
        <span className="note">{t('filter.days')}</span>
        <Chips label={t('filter.days')} chips={[anyTime, ...times]} inPlace />
      </div>
    </div>
  );
}
