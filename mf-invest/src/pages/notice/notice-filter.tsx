import { usePage } from 'shared';
import { ANNOUNCEMENT_KEYWORD, type AnnouncementFacets } from 'shared/contract/content/announcement';
import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import { pageHref } from 'shared/contract/site/site-link';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { noticeAddress, noticeQuery, type NoticeQuery } from '../../model/notice-query.ts';
import { paths } from '../../paths.ts';

export interface NoticeFilterProps {
  query: NoticeQuery;
  facets: AnnouncementFacets;
}

/** Category, year and a word; only answers that lead to something are offered, with how many (spec I11). */
export function NoticeFilter({ query, facets }: NoticeFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const { market, category } = query;
  const categories = ANNOUNCEMENT_CATEGORIES.filter((one) => facets.category[one] !== undefined || one === category);
  const years = Object.keys(facets.year).toSorted((a, b) => Number(b) - Number(a));
  const all = pageHref(lang, noticeAddress({ ...noticeQuery.initial, market }));
  return (
    <FilterBar
      action={paths.notice.href(lang)}
      label={t('notice.choose')}
      submit={t('notice.show')}
      reset={noticeQuery.isNarrowed(query) ? { href: all, name: t('notice.reset') } : undefined}
    >
      {market !== noticeQuery.initial.market && <input type="hidden" name="market" value={market} />}
      <SelectField
        id="notice-category"
        name="category"
        label={t('notice.category')}
        prompt={t('notice.every')}
        options={categories.map((value) => ({
          value,
          name: t('notice.option', { name: t(`announcements.category.${value}`), count: facets.category[value] ?? 0 }),
        }))}
        defaultValue={category}
      />
      <SelectField
        id="notice-year"
        name="year"
        label={t('notice.year')}
        prompt={t('notice.every')}
        options={years.map((value) => ({
          value,
          name: t('notice.option', { name: value, count: facets.year[value] ?? 0 }),
        }))}
        defaultValue={query.year === 0 ? '' : String(query.year)}
      />
      <TextField
        id="notice-keyword"
        name="keyword"
        label={t('notice.keyword')}
        maxLength={ANNOUNCEMENT_KEYWORD}
        defaultValue={query.keyword}
      />
    </FilterBar>
  );
}
