import type { Lang } from '../../../contract/text/lang.ts';
import { Button, ButtonLink } from './button.tsx';

const words = {
  cn: { home: '返回首页', media: '媒体中心', search: '搜索', next: '下一步' },
  en: { home: 'Go to the home page', media: 'Media centre', search: 'Search', next: 'Next' },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    link: <ButtonLink href={`/cn/${lang}`}>{t.home}</ButtonLink>,
    ghost: (
      <ButtonLink href={`/cn/${lang}/media`} weight="ghost">
        {t.media}
      </ButtonLink>
    ),
    submit: <Button>{t.search}</Button>,
    inactive: <Button inactive>{t.next}</Button>,
  };
}
