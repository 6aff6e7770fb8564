import { createContext, useContext } from 'react';
import type { AddressedArticle, LinkGiven, Links, LinkTarget } from '../contract/section/links.ts';
import type { QueryValue } from '../contract/section/paths.ts';
import type { PageOffers } from '../contract/section/route.ts';
import type { Crumb } from '../contract/section/section.ts';
import { pageHref } from '../contract/site/site-link.ts';
import { usePage } from '../runtime/page-context.tsx';

/** Where a page stands in the site. */
export interface PageNavigation {
  links: Links | undefined;
  trail: readonly Crumb[];
}

export const NavigationContext = createContext<PageNavigation>({ links: undefined, trail: [] });

/** The way from the home page to here, as `load` said in the page's head. */
export function useTrail(): readonly Crumb[] {
  return useContext(NavigationContext).trail;
}

/** Paths of pages of other sections; `undefined` when this constellation has none, and the link is left out. */
export interface PageLinks {
  to<Target extends LinkTarget>(target: Target, given?: LinkGiven<Target>): string | undefined;
  offering<Offer extends keyof PageOffers>(
    offer: Offer,
    value: PageOffers[Offer],
    given?: Readonly<Record<string, QueryValue>>,
  ): string | undefined;
  article(article: AddressedArticle): string | undefined;
}

/** On the server only: islands get the paths that they need as props. */
export function useLinks(): PageLinks {
  const { lang } = usePage();
  const { links } = useContext(NavigationContext);
  const hrefOf = (address: string | null | undefined) => (address == null ? undefined : pageHref(lang, address));
  return {
    to: (target, given) => hrefOf(links?.to(target, given)),
    offering: (offer, value, given) => hrefOf(links?.offering(offer, value, given)),
    article: (article) => hrefOf(links?.article(article)),
  };
}
