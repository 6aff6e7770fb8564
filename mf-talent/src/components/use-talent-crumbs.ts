import { usePage } from 'shared';
import type { ComposedData } from 'shared/composed/load';
import { pageHref } from 'shared/contract/site-link';
import type { BreadcrumbProps, Crumb } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../messages/words.ts';

const LANDING = '/talent';

/** The way to a page below the landing of this section. */
export function useTalentCrumbs(below: readonly Crumb[]): BreadcrumbProps {
  const t = useWords();
  const { lang } = usePage();
  const home = { name: t('page.home'), href: pageHref(lang, '/') };
  const landing = { name: t('page.title'), href: pageHref(lang, LANDING) };
  return { label: t('page.path'), crumbs: [home, landing, ...below] };
}

/** The landing is no page of the pack, so the pack's own trail does not know it. */
export function useTalentTrail(trail: ComposedData['trail']): ComposedData['trail'] {
  const t = useWords();
  return [{ path: LANDING, title: t('page.title') }, ...trail];
}
