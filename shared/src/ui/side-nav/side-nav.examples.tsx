import type { Lang } from '../../contract/lang.ts';
import { SideNav } from './side-nav.tsx';

const names = {
  cn: ['走进辰岳', '集团简介', '发展历程', '组织架构', '战略规划', '领导团队', '董事会'],
  en: ['About the group', 'Introduction', 'History', 'Organisation', 'Strategy', 'Leadership', 'Board of directors'],
};

export function examples(lang: Lang) {
  const [label = '', ...pages] = names[lang];
  const [intro = '', history = '', org = '', plan = '', leaders = '', board = ''] = pages;
  const to = (name: string, page: string) => ({ name, href: `/cn/${lang}/about/${page}` });
  return {
    about: (
      <SideNav
        label={label}
        links={[
          to(intro, 'intro'),
          { ...to(history, 'history'), current: true },
          to(plan, 'plan'),
          { ...to(org, 'org'), children: [to(leaders, 'org#leaders'), to(board, 'org#board')] },
        ]}
      />
    ),
  };
}
