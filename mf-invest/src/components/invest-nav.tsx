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
/** Pages that stand behind them have no tab. */
const BEHIND = ['alerts', 'meetings', 'contacts', 'glossary', 'openData'] as const;
export type InvestPage = (typeof PAGES)[number] | (typeof BEHIND)[number];

/** The pages for investors beside each other; null on one that stands behind them. */
export function InvestNav({ current }: { current: InvestPage | null }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = PAGES.map((page) => ({
    name: t(`tabs.${page}`),
    href: paths[page].href(lang),
    current: page === current,
  }));
  return <TabsNav label={t('tabs.label')} tabs={tabs} />;
}
