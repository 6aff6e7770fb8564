import type { SuggestedKind } from 'shared/contract/site/search';
import type { Lang } from 'shared/contract/text/lang';

/** Headings of what is suggested beside words. */
export const GROUP_NAMES: Readonly<Record<Lang, Readonly<Record<SuggestedKind, string>>>> = {
  cn: { vehicle: '品牌与车型', page: '页面', document: '公告与报告' },
  en: { vehicle: 'Brands and vehicles', page: 'Pages', document: 'Announcements and reports' },
};
