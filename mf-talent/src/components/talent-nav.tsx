import { usePage } from 'shared';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';

const PAGES = ['programmes', 'jobs', 'fit', 'plan', 'sense', 'train'] as const;
export type TalentPage = (typeof PAGES)[number];

/** Which page of this section an address is; the landing for any other. */
export function talentPageAt(path: string): TalentPage {
  return PAGES.find((name) => paths[name].address() === path) ?? 'programmes';
}

/** The pages about working here beside each other. */
export function TalentNav({ current }: { current: TalentPage }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = PAGES.map((page) => ({
    name: t(`tabs.${page}`),
    href: paths[page].href(lang),
    current: page === current,
  }));
  return <TabsNav label={t('tabs.label')} tabs={tabs} />;
}
