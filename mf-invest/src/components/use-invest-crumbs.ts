import { usePage } from 'shared';
import type { ComposedData } from 'shared/composed/load';
import { pageHref } from 'shared/contract/site-link';
import type { BreadcrumbProps } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../messages/words.ts';

const LANDING = '/invest';

/** The way to a page below the landing of this section. */
export function useInvestCrumbs(name: string): BreadcrumbProps {
  const t = useWords();
  const { lang } = usePage();
  const home = { name: t('page.home'), href: pageHref(lang, '/') };
  return {
    label: t('page.path'),
    crumbs: [home, { name: t('landing.title'), href: pageHref(lang, LANDING) }, { name }],
  };
}

/** The landing is no page of the pack, so the pack's own trail does not know it. */
export function useInvestTrail(trail: ComposedData['trail']): ComposedData['trail'] {
  const t = useWords();
  return [{ path: LANDING, title: t('landing.title') }, ...trail];
}
