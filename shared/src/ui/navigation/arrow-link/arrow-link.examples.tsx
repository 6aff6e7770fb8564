import type { Lang } from '../../../contract/text/lang.ts';
import { ArrowLink } from './arrow-link.tsx';

const words = {
  cn: { all: '全部新闻', site: '官方网站', newTab: '在新标签页打开' },
  en: { all: 'All news', site: 'Official site', newTab: 'opens in a new tab' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    inside: <ArrowLink href={`/cn/${lang}/news`}>{t.all}</ArrowLink>,
    external: (
      <ArrowLink href="https://example.com/" external newTab={t.newTab}>
        {t.site}
      </ArrowLink>
    ),
  };
}
