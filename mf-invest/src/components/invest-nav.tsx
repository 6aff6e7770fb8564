import { usePage } from 'shared';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';

/** Pages of this section in the order in which they are asked for; the landing has the section's own address. */
const PAGES = [
  'landing',
  'stock',
  'notice',
  'results',
  'calendar',
  'info',
  'performance',
  'figures',
  'basic',
  'record',
  'calculator',
  'education',
] as const;
export type InvestPage = (typeof PAGES)[number];

/** The pages for investors beside each other. */
export function InvestNav({ current }: { current: InvestPage }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = PAGES.map((page) => ({
    name: t(`tabs.${page}`),
    href: paths[page].href(lang),
    current: page === current,
  }));
  return <TabsNav label={t('tabs.label')} tabs={tabs} />;
}
