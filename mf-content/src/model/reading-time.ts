import type { Lang } from 'shared/contract/lang';

/** Read per minute: Han characters in Chinese, words in English. */
const PACE = { cn: 400, en: 230 } as const satisfies Record<Lang, number>;
const UNIT = { cn: /[\p{Script=Han}]|[\p{L}\p{N}]+/gu, en: /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu } as const;

/** Whole minutes an article takes to read, at least one. */
export function readingMinutes(html: string, lang: Lang): number {
  const text = html.replaceAll(/<[^>]*>|&[a-z]+;/gi, ' ');
  const units = text.match(UNIT[lang])?.length ?? 0;
  return Math.max(1, Math.round(units / PACE[lang]));
}
