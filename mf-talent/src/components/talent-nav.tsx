import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { TabsNav } from 'shared/ui/tabs-nav/tabs-nav';
import { useWords } from '../messages/words.ts';

const PAGES = {
  programmes: '/talent',
  jobs: '/talent/jobs',
  plan: '/talent/plan',
  sense: '/talent/sense',
  train: '/talent/train',
} as const;
export type TalentPage = keyof typeof PAGES;

/** Which page of this section an address is; the landing for any other. */
export function talentPageAt(path: string): TalentPage {
  const names = Object.keys(PAGES) as TalentPage[];
  return names.find((name) => PAGES[name] === path) ?? 'programmes';
}

/** The pages about working here beside each other. */
export function TalentNav({ current }: { current: TalentPage }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = (Object.keys(PAGES) as TalentPage[]).map((page) => ({
    name: t(`tabs.${page}`),
    href: pageHref(lang, PAGES[page]),
    current: page === current,
  }));
  return <TabsNav label={t('tabs.label')} tabs={tabs} />;
}
