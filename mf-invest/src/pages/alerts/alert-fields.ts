import type { AlertChoices } from 'shared/contract/invest/alert';
import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import { MARKETS } from '../../model/stock-choice.ts';

/** A box each, because a form of this site brings the first value of a field only. */
export const choicesIn = (fields: Readonly<Record<string, string>>): AlertChoices => ({
  markets: MARKETS.filter((market) => fields[`market-${market}`] !== undefined),
  categories: ANNOUNCEMENT_CATEGORIES.filter((category) => fields[`category-${category}`] !== undefined),
});

/** What a link from a list asks for; nothing of it is nothing ticked. */
export const choicesAsked = ({ market, category }: Readonly<Record<string, string>>): AlertChoices => ({
  markets: MARKETS.filter((one) => one === market),
  categories: ANNOUNCEMENT_CATEGORIES.filter((one) => one === category),
});
