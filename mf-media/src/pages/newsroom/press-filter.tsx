import { usePage } from 'shared';
import type { PressPage } from 'shared/contract/media/press';
import { Chips, type Chip } from 'shared/ui/navigation/chips/chips';
import { useWords } from '../../messages/words.ts';
import { newsroomHref, PRESS_KINDS, type PressChoice } from '../../model/press-choice.ts';
import css from './newsroom.module.css';

export interface PressFilterProps {
  choice: PressChoice;
  /** Null while the newsroom is not available. */
  found: PressPage | null;
}

/** Every choice is a link, with what it would leave; what would leave nothing is not offered. */
export function PressFilter({ choice, found }: PressFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const chip = (name: string, change: Partial<PressChoice>, current: boolean): Chip => ({
    name,
    href: newsroomHref(lang, { ...choice, page: 1, ...change }),
    current,
  });
  const countOf = (kind: string) => found?.kinds.find(({ value }) => value === kind)?.count ?? 0;
  const kinds = PRESS_KINDS.filter((kind) => !found || countOf(kind) > 0 || kind === choice.kind).map((kind) => {
    const name = t(`newsroom.kinds.${kind}.title`);
    const counted = found ? t('filter.counted', { name, count: countOf(kind) }) : name;
    return chip(counted, { kind }, kind === choice.kind);
  });
  const brands = (found?.brands ?? []).map(({ id, name, count }) =>
    chip(t('filter.counted', { name, count }), { brand: id }, id === choice.brand),
  );
  const everyKind = chip(t('filter.all'), { kind: '' }, choice.kind === '');
  const everyBrand = chip(t('newsroom.everyBrand'), { brand: '' }, choice.brand === '');
  return (
    <div className={css['filter']}>
      <Chips label={t('filter.type')} chips={[everyKind, ...kinds]} inPlace />
      {brands.length > 0 && <Chips label={t('filter.by.brand')} chips={[everyBrand, ...brands]} inPlace />}
    </div>
  );
}
