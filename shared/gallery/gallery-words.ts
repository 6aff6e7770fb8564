import type { Lang } from '../src/contract/text/lang.ts';

export interface GalleryWords {
  title: string;
  contents: string;
  language: string;
  theme: string;
}

export const GALLERY_WORDS: Record<Lang, GalleryWords> = {
  cn: { title: '气流线设计', contents: '组件', language: 'English', theme: '切换深浅' },
  en: { title: 'Streamline design system', contents: 'Components', language: '中文', theme: 'Other theme' },
};

/** Words about the system itself, in the sizes of the type scale. */
export const SPECIMENS: Record<Lang, Record<string, string>> = {
  cn: {
    monument: '顺势而行',
    display: '二十九年',
    statement: '六个品牌，一股风',
    heading: '企业动态 187,420',
    title: '六所高校共建空气动力学实验室',
    lead: '风阻每降低0.01，续航约增加9公里。',
    note: '来源：集团新闻中心',
    legal: '行情延迟至少15分钟。',
  },
  en: {
    monument: 'In line',
    display: 'Twenty-nine years',
    statement: 'Six brands, one wind',
    heading: 'Company news 187,420',
    title: 'Six universities set up a joint aerodynamics laboratory',
    lead: 'Every 0.01 gives roughly nine more kilometres.',
    note: 'Source: Group Communications',
    legal: 'Delayed by at least 15 minutes.',
  },
};
