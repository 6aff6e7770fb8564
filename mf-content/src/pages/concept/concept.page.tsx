import { usePage } from 'shared';
import { contentLink } from 'shared/contract/site/site-link';
import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Picture } from 'shared/ui/media/picture/picture';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { Phrases } from 'shared/ui/text/phrases/phrases';
import { ViewerFigure } from '../../components/viewer/viewer-figure.tsx';
import { Tunnel } from '../../components/tunnel/tunnel.tsx';
import { useWords } from '../../messages/words.ts';
import type { ConceptData } from './concept.load.ts';
import css from './concept.module.css';

/** The S1 in the wind, told while it grows; to be turned round; then what the content pack says of it. */
export function ConceptPage({ data: { page, scenes, brands } }: PageProps<ConceptData>) {
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
  const both = (
    <>
      {opening}
      <InThreeDimensions page={page} brands={brands} />
    </>
  );
  return <ComposedPage data={page} opening={both} />;
}

const MODEL = 'chenyue-s1';

function InThreeDimensions({ page: { opening, shown }, brands }: Pick<ConceptData, 'page' | 'brands'>) {
  const t = useWords();
  const pictures = shown.flatMap((one) =>
    one.kind === 'plain' && one.block.kind === 'gallery' ? one.block.items : [],
  );
  const poster = pictures.at(-1)?.picture ?? opening.picture;
  const name = t('viewer.concept');
  if (!poster) return null;
  return (
    <section className="section" aria-labelledby="model">
      <div className="bound">
        <SectionHead id="model" title={t('viewer.title', { name })} intro={t('viewer.lead')} />
        <ViewerFigure id={MODEL} name={name} brands={brands}>
          <Picture picture={poster} sizes="(min-width: 64rem) 89vw, 94vw" className={css['poster']} />
        </ViewerFigure>
      </div>
    </section>
  );
}
