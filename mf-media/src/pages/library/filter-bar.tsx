import { usePage } from 'shared';
import type { MediaFacets } from 'shared/contract/media/media';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { useWords } from '../../messages/words.ts';
import { DAYS, hrefOf, KINDS, SORTS, VIEWS, type LibraryChoice } from '../../model/library-choice.ts';
import { FindForm } from './find-form.tsx';
import css from './library.module.css';

export interface LibraryFilterProps {
  choice: LibraryChoice;
  /** Null while the library is not available. */
  facets: MediaFacets | null;
}

/** Every choice is a link to the first page of what it finds; words and the rarer facets are a form by GET. */
export function LibraryFilter({ choice, facets }: LibraryFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const chip = (name: string, change: Partial<LibraryChoice>, current: boolean) => ({
    name,
    href: hrefOf(lang, { ...choice, page: 1, ...change }),
    current,
  });
  const countOf = (type: string) => facets?.type.find(({ value }) => value === type)?.count ?? 0;
  const kindName = (type: (typeof KINDS)[number]) =>
    facets ? t('filter.counted', { name: t(`filter.${type}`), count: countOf(type) }) : t(`filter.${type}`);
  const kinds = KINDS.map((type) => chip(kindName(type), { type }, type === choice.type));
  const times = DAYS.map((days) => chip(t(`filter.time.d${days}`), { days }, days === choice.days));
  const everyKind = chip(t('filter.all'), { type: null }, choice.type === null);
  const anyTime = chip(t('filter.time.all'), { days: null }, choice.days === null);
  const sorts = SORTS.map((sort) => chip(t(`filter.sort.${sort}`), { sort }, sort === choice.sort));
  const views = VIEWS.map((view) => chip(t(`filter.view.${view}`), { view, page: choice.page }, view === choice.view));
  return (
    <div className={css['filter']}>
      <FilterRow name={t('filter.type')} chips={[everyKind, ...kinds]} />
      <FilterRow name={t('filter.days')} chips={[anyTime, ...times]} />
      <FindForm choice={choice} facets={facets} />
      <FilterRow name={t('filter.order')} chips={sorts} />
      <FilterRow name={t('filter.look')} chips={views} />
    </div>
  );
}

function FilterRow({ name, chips }: { name: string; chips: Parameters<typeof Chips>[0]['chips'] }) {
  return (
    <div className={css['row']}>
      <span className="note">{name}</span>
      <Chips label={name} chips={chips} inPlace />
    </div>
  );
}
