import type { Lang } from '../../../contract/text/lang.ts';
import { weekdayOf } from './calendar.ts';

/**
 * Names of days and months. Not from Intl: browsers and servers of different years put commas in different places, and
 * an island must hydrate to the very text that the server wrote.
 */
interface DateWords {
  /** Monday first, as column heads. */
  weekdays: readonly { short: string; long: string }[];
  month: (year: number, month: number) => string;
  /** A month of no particular year. */
  monthAlone: (month: number) => string;
  /** What stands before and after the number of a day. */
  around: (parts: { year: number; month: number; weekday: string }) => readonly [before: string, after: string];
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DATE_WORDS: Record<Lang, DateWords> = {
  cn: {
    weekdays: ['一', '二', '三', '四', '五', '六', '日'].map((short) => ({ short, long: `星期${short}` })),
    month: (year, month) => `${year}年${month}月`,
    monthAlone: (month) => `${month}月`,
    around: ({ year, month, weekday }) => [`${year}年${month}月`, `日，${weekday}`],
  },
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
      short: long.slice(0, 3),
      long,
    })),
    month: (year, month) => `${MONTHS[month - 1]} ${year}`,
    monthAlone: (month) => MONTHS[month - 1] ?? '',
    around: ({ year, month, weekday }) => [`${weekday} `, ` ${MONTHS[month - 1]} ${year}`],
  },
};

export const weekdayNames = (lang: Lang) => DATE_WORDS[lang].weekdays;

/** `yyyy-MM` as people write it. */
export function monthName(month: string, lang: Lang): string {
  return DATE_WORDS[lang].month(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

/** The month of `yyyy-MM-dd`, without its year. */
export const monthWord = (date: string, lang: Lang): string => DATE_WORDS[lang].monthAlone(Number(date.slice(5, 7)));

/** `yyyy-MM-dd` as people say it, with the day of the week: what stands before and after the number of the day. */
export function aroundDay(date: string, lang: Lang): readonly [before: string, after: string] {
  const words = DATE_WORDS[lang];
  const [year = 0, month = 0] = date.split('-').map(Number);
  return words.around({ year, month, weekday: words.weekdays[weekdayOf(date)]?.long ?? '' });
}

/** The whole of it as one text. */
export function dayName(date: string, lang: Lang): string {
  return aroundDay(date, lang).join(String(Number(date.slice(8))));
}
