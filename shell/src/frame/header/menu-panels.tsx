import type { MenuPanels } from 'shared/contract/section/frame';
import { addressesOf } from '../menu-item.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { FeaturedCard } from './featured-card.tsx';
import { featuredFor } from './featured.ts';
import { MenuRows } from './menu-rows.tsx';
import type { MenuProps } from './menu.tsx';

/** @param parts everything that another set of panels would differ in */
function versionOf(parts: readonly unknown[]): string {
  // Not imported: the build of the frame's styles follows imports, and is one for browsers.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

type PanelsProps = Pick<MenuProps, 'items' | 'lang' | 'say'> & {
  featured: Parameters<typeof featuredFor>[1];
  /** Names of classes belong to its release. */
  constellation: string;
};

/** Second and third level of every entry, and what it features. They are one file for all pages, fetched when somebody reaches for the menu. */
export function menuPanels({ items, featured, constellation, lang, say }: PanelsProps): MenuPanels {
  const cards = featuredFor(items.map(addressesOf), featured);
  const panels = items.map(({ sonMenu }, index) => {
    if (sonMenu.length === 0) return '';
    const card = cards[index];
    return renderMarkup(
      <>
        <MenuRows items={sonMenu} lang={lang} say={say} />
        {card ? <FeaturedCard card={card} lang={lang} /> : null}
      </>,
    ).text;
  });
  return { version: versionOf([constellation, panels]), panels };
}
