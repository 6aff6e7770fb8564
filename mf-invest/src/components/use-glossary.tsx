import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { firstTerms, type GlossaryTerm } from '../model/glossary-links.ts';
import { paths } from '../paths.ts';
import css from './use-glossary.module.css';

/**
 * Texts whose words of the glossary lead to what they mean, each word once.
 * @returns a function for each next text, called in the order of reading by the component that called this one
 */
export function useGlossary(terms: readonly GlossaryTerm[]): (text: string) => ReactNode {
  const { lang } = usePage();
  const next = firstTerms(terms, lang);
  return (text) =>
    next(text).map((run) =>
      typeof run === 'string' ? (
        run
      ) : (
        <a key={run.id} className={css['term']} href={`${paths.glossary.href(lang)}#${run.id}`}>
          {run.term}
        </a>
      ),
    );
}
