import type { KeyFigureName } from 'shared/contract/invest/key-figure-names';

/** Where the glossary explains a figure: `netProfit` at `#net-profit`. */
export const glossaryId = (name: KeyFigureName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
