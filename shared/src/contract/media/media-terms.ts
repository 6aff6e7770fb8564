import { API_PREFIX } from '../site/site.ts';
import type { Lang } from '../text/lang.ts';

/* What the service and the media centre both know of the terms of use (spec M5). */

/** Below the language segment: the page that a download leads to before its terms are accepted, or when it is refused. */
// oxlint-disable-next-line site/no-page-address -- the service leads there, and knows no route table
export const MEDIA_TERMS_PAGE = '/media/terms';
/** Below the language segment: the page of a ZIP file that is not made in a moment; `?key=&order=` of media-bundle.ts. */
// oxlint-disable-next-line site/no-page-address -- the service leads there, and knows no route table
export const MEDIA_DOWNLOAD_PAGE = '/media/download';
/** Says `1` once somebody has accepted; sent to the downloads only. */
export const MEDIA_TERMS_COOKIE = 'media-terms';
/** Between the picks of an address. */
export const PICK_MARK = '.';
/** Begins a download of picks in the query, `pick` as often as there are some: leads to the file, or to the terms of use. */
export const TAKE_PATH = `${API_PREFIX}/media/take`;

/** The press office, for address books; `language` as for calls. */
export const PRESS_CARD_PATH = `${API_PREFIX}/press/contact.vcf`;

/** What everybody accepts who takes material. */
export const LICENCE_POINTS: Readonly<Record<Lang, readonly string[]>> = {
  cn: [
    '用途：素材仅供新闻报道、评论及教育用途免费使用，不得用于广告、商品或其他商业用途。',
    '署名：使用时须注明每个文件所附的来源（ZIP文件中见manifest.csv的credit_cn）。',
    '修改：除裁剪、缩放和调整颜色外，不得改变内容；不得以误导的方式使用。',
    '转让：不得单独出售、出租或再次授权素材。',
    '商标：素材中出现的名称和标志归其权利人所有，本条款不授予商标使用权。',
    '责任：素材按现状提供；因违反本条款的使用而产生的责任由使用者承担。',
    '终止：违反本条款的使用须立即停止，并删除所下载的文件。',
  ],
  en: [
    'Purpose: the material may be used free of charge for news reporting, commentary and education. It must not be used in advertising, on merchandise or for any other commercial purpose.',
    'Credit: name the credit that is given for each file (in a ZIP file: credit_en of manifest.csv).',
    'Changes: apart from cropping, scaling and colour correction the content must not be altered, nor used misleadingly.',
    'Passing on: the material must not be sold, rented out or sublicensed by itself.',
    'Trademarks: names and logos in the material belong to their owners; these terms grant no right to use them.',
    'Liability: the material is provided as it is; whoever uses it against these terms answers for the consequences.',
    'End: use against these terms must stop at once, and the files taken must be deleted.',
  ],
};
