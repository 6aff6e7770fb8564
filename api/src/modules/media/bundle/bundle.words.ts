import { LICENCE_POINTS } from 'shared/contract/media/media-terms';
import type { Lang } from 'shared/contract/text/lang';

/** Columns of `manifest.csv`: for programs as much as for people, so the same in both languages. */
export const MANIFEST_COLUMNS = [
  ...(['file', 'title_cn', 'title_en', 'caption_cn', 'caption_en', 'credit_cn', 'credit_en'] as const),
  ...(['date', 'width_px', 'height_px', 'size_bytes', 'sha256'] as const),
];

export const MANIFEST_NOTE = (group: Record<Lang, string>): string =>
  `© ${group.cn} / ${group.en} – LICENSE_cn.txt, LICENSE_en.txt`;

/** The last line of a caption: whose the file is, and of which day. */
export const CAPTIONS: Readonly<Record<Lang, (credit: string, date: string) => string>> = {
  cn: (credit, date) => `来源：${credit}，${date}`,
  en: (credit, date) => `Credit: ${credit}, ${date}`,
};

/** The terms of use as they lie in every download (spec M5); `group` is who publishes. */
export const LICENCE: Readonly<Record<Lang, (group: string) => string>> = {
  cn: (group) => `${group} 媒体素材使用条款\n\n${numbered('cn')}\n\n© ${group}\n`,
  en: (group) => `${group} – terms of use for press material\n\n${numbered('en')}\n\n© ${group}\n`,
};

const numbered = (lang: Lang): string => LICENCE_POINTS[lang].map((point, at) => `${at + 1}. ${point}`).join('\n');
