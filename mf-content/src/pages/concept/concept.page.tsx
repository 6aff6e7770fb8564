import { usePage } from 'shared';
import { contentLink } from 'shared/contract/site/site-link';
import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Phrases } from 'shared/ui/text/phrases/phrases';
import { Tunnel } from '../../components/tunnel/tunnel.tsx';
import type { ConceptData } from './concept.load.ts';
import css from './concept.module.css';

/** The S1 in the wind, told while it grows; then what the content pack says of it. */
export function ConceptPage({ data: { page, scenes } }: PageProps<ConceptData>) {
  const { lang } = usePage();
  const { eyebrow, lead, picture, links } = page.opening;
  const opening = (
    <Tunnel picture={picture} label={page.title} scenes={scenes}>
      <div className={css['copy']}>
        {eyebrow !== undefined && <p className="note">{eyebrow}</p>}
        <h1 className="display">
          <Phrases text={page.title} />
        </h1>
        {lead !== undefined && <p className={css['lead']}>{lead}</p>}
        <p className={css['actions']}>
          {links.map(({ label, url }, at) => (
            <ButtonLink key={url} href={contentLink(lang, url).href} weight={at === 0 ? 'firm' : 'ghost'}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </Tunnel>
  );
  return <ComposedPage data={page} opening={opening} />;
}
