import type { Lang } from '../../../contract/text/lang.ts';
import { AnchorNav, FollowingAnchorNav } from './anchor-nav.tsx';

const names = {
  cn: ['战略', '研发', '制造', '合作', '荣誉'],
  en: ['Strategy', 'Research', 'Making', 'Partners', 'Awards'],
};

export function examples(lang: Lang) {
  const links = names[lang].map((name, at) => ({ id: `part-${at}`, name }));
  const label = lang === 'cn' ? '本页内容' : 'On this page';
  return {
    still: <AnchorNav label={label} links={links} />,
    following: <FollowingAnchorNav label={label} links={links} />,
  };
}
