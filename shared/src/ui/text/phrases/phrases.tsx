import { createElement, Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';

/**
 * A title that breaks between its words, also in Chinese, which has no spaces to say where (CLREQ; `word-break: auto-phrase`
 * knows Japanese only). For what the server renders: browsers may divide words differently.
 */
export function Phrases({ text }: { text: string }) {
  const [first = '', ...others] = phrasesOf(text);
  return createElement(Fragment, null, first, ...others.flatMap((phrase) => [createElement('wbr'), phrase]));
}
