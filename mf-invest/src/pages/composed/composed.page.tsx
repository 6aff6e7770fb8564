import { usePage } from 'shared';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { InvestNav } from '../../components/invest-nav.tsx';
import { useWords } from '../../messages/words.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { paths } from '../../paths.ts';
import type { InvestPageData } from './composed.load.ts';
import css from './composed.module.css';

/** Figures and what is to be known about the shares: words and figures of the pack. */
export function ComposedPage({ data }: PageProps<InvestPageData>) {
  const current = data.path === paths.basic.address() ? 'basic' : null;
  return (
    <>
      <Composed data={data} nav={<InvestNav current={current} />} />
      <ExplainedWords terms={data.terms} />
    </>
  );
}

/** Tables hold most words of these pages, and are no places for links: what they mean follows them, each word once. */
function ExplainedWords({ terms }: { terms: readonly GlossaryTerm[] }) {
  const t = useWords();
  const { lang } = usePage();
  if (terms.length === 0) return null;
  return (
    <nav className="bound section" aria-labelledby="explained">
      <p className="note" id="explained">
        {t('glossary.explained')}
      </p>
      <ul className={css['terms']}>
        {terms.map(({ id, term }) => (
          <li key={id}>
            <TextLink href={`${paths.glossary.href(lang)}#${id}`}>{term}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
