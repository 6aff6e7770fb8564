import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';

/** A day `yyyy-MM-dd` in words: `30 June 2027`, `2027年6月30日`. */
export function dayName(day: string, lang: Lang): string {
  return dateFormat(lang, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));
}
