import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';

/** @param month `yyyy-MM`, such as 2026-10: “October 2026”, “2026年10月” */
export function monthName(month: string, lang: Lang): string {
  const format = dateFormat(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
