import type { Lang } from 'shared/contract/text/lang';

/** Columns of `manifest.csv`: for programs as much as for people, so the same in both languages. */
export const MANIFEST_COLUMNS = [
  ...(['file', 'title_cn', 'title_en', 'caption_cn', 'caption_en', 'credit_cn', 'credit_en'] as const),
  ...(['date', 'width_px', 'height_px', 'size_bytes', 'sha256'] as const),
];

export const MANIFEST_NOTE = (group: Record<Lang, string>): string =>
  `© ${group.cn} / ${group.en} – LICENSE_cn.txt, LICENSE_en.txt`;

/** The terms of use as they lie in every download (spec M5); `group` is who publishes. */
export const LICENCE: Readonly<Record<Lang, (group: string) => string>> = {
  cn: (group) => `${group} 媒体素材使用条款

1. 用途：素材仅供新闻报道、评论及教育用途免费使用，不得用于广告、商品或其他商业用途。
2. 署名：使用时须注明 manifest.csv 中每个文件所列的来源（credit_cn）。
3. 修改：除裁剪、缩放和调整颜色外，不得改变内容；不得以误导的方式使用。
4. 转让：不得单独出售、出租或再次授权素材。
5. 商标：素材中出现的名称和标志归其权利人所有，本条款不授予商标使用权。
6. 责任：素材按现状提供；因违反本条款的使用而产生的责任由使用者承担。
7. 终止：违反本条款的使用须立即停止，并删除所下载的文件。

© ${group}
`,
  en: (group) => `${group} – terms of use for press material

1. Purpose: the material may be used free of charge for news reporting, commentary and education. It must not be used in
   advertising, on merchandise or for any other commercial purpose.
2. Credit: name the credit that manifest.csv gives for each file (credit_en).
3. Changes: apart from cropping, scaling and colour correction the content must not be altered, nor used misleadingly.
4. Passing on: the material must not be sold, rented out or sublicensed by itself.
5. Trademarks: names and logos in the material belong to their owners; these terms grant no right to use them.
6. Liability: the material is provided as it is; whoever uses it against these terms answers for the consequences.
7. End: use against these terms must stop at once, and the files taken must be deleted.

© ${group}
`,
};
