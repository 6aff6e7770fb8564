import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import type { BreadcrumbProps } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../messages/words.ts';

/** The way to a page below the landing of this section. */
export function useInvestCrumbs(name: string): BreadcrumbProps {
  const t = useWords();
  const { lang } = usePage();
  const home = { name: t('page.home'), href: pageHref(lang, '/') };
  return {
    label: t('page.path'),
    crumbs: [home, { name: t('landing.title'), href: pageHref(lang, '/invest') }, { name }],
  };
}
