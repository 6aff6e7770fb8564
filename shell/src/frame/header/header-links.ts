import type { SectionAssembly } from 'shared/contract/section/frame';
import { addressOf } from 'shared/contract/section/paths';
import type { Translator } from 'shared/contract/section/section';
import { addressIn } from '../head.ts';

/** A link in the header that is not of the menu (spec SCR-header). */
export interface HeaderLink {
  href: string;
  text: string;
  /** Opens beside the page. */
  beside: boolean;
  /** Key of the list whose entries it counts; empty for none. */
  counts: string;
}

/** What the pages of a constellation offer to the header, in their own words, by the names of their sections. */
export function headerLinks(sections: Readonly<Record<string, SectionAssembly>>, translator: Translator): HeaderLink[] {
  return Object.entries(sections).flatMap(([name, { server }]) =>
    Object.values(server.routes).flatMap((route) => {
      const link = route.offers?.headerLink;
      if (!link) return [];
      const href = addressIn(translator.lang, addressOf(route));
      return [{ href, text: translator.t(name, link.words), beside: link.beside ?? false, counts: link.counts ?? '' }];
    }),
  );
}
