import type { Lang } from '../../../contract/text/lang.ts';
import { ListRows } from './list-rows.tsx';

const words = {
  cn: { sales: '2026年10月产销快报', quarter: '2026年第三季度报告' },
  en: { sales: 'Production and sales, October 2026', quarter: 'Third quarterly report 2026' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const rows = [
    { href: `/cn/${lang}/invest/notice?id=1`, date: '2026-11-07', title: t.sales, kind: 'A' },
    { href: `/cn/${lang}/invest/notice?id=2`, date: '2026-10-30', title: t.quarter, kind: 'H' },
  ];
  return { announcements: <ListRows rows={rows} /> };
}
