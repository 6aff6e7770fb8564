import { usePage } from 'shared';
import type { Picture as PictureOf } from '../../contract/content/picture.ts';
import { contentLink } from '../../contract/site/site-link.ts';
import { ArrowLink } from '../../ui/navigation/arrow-link/arrow-link.tsx';
import { ButtonLink } from '../../ui/form/button/button.tsx';
import { FeatureRow, FeatureRows } from '../../ui/cards/feature-row/feature-row.tsx';
import { Figure } from '../../ui/media/picture/figure.tsx';
import { Phrases } from '../../ui/text/phrases/phrases.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { Prose } from '../../ui/text/prose/prose.tsx';
import { QrCode } from '../../ui/data/qr-code/qr-code.tsx';
import { Quote } from '../../ui/text/quote/quote.tsx';
import { Scene } from '../../ui/media/scene/scene.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import css from '../composed.module.css';
import { COMPOSED_WORDS } from '../words.ts';

const GALLERY_SIZES = '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 100vw';
const SHOWN_SIZES = '14rem';
const FEATURE_SIZES = '(min-width: 64rem) 52vw, 100vw';

export function Lines({ text }: { text: readonly string[] }) {
  return text.map((line) => <p key={line}>{line}</p>);
}

export function ContentLink({ link }: { link: { label: string; url: string } | undefined }) {
  const { lang } = usePage();
  if (!link) return null;
  const { href, external } = contentLink(lang, link.url);
  return (
    <ArrowLink href={href} external={external}>
      {link.label}
    </ArrowLink>
  );
}

export function ProseBlock({ block }: { block: BlockOf<'prose'> }) {
  return (
    <BlockFrame
      top={block}
      narrow
      shown={block.picture && <Picture picture={block.picture} sizes={SHOWN_SIZES} className={css['shown']} />}
    >
      <Prose html={block.body} />
    </BlockFrame>
  );
}

/** A picture wider than the row's own shape is a side view: cut to that shape, a car would lose its nose and tail. */
function shapeOf({ width, height }: PictureOf): string | undefined {
  return width / height > 1.85 ? css['whole'] : undefined;
}

/** Neighbours that show picture and text side by side; the side changes from one to the next. */
export function FeatureBlocks({ blocks }: { blocks: readonly BlockOf<'feature'>[] }) {
  return (
    <div className="section bound">
      <FeatureRows>
        {blocks.map((block) => (
          <FeatureRow
            key={block.heading ?? block.picture.name}
            {...(block.id === undefined ? {} : { id: block.id })}
            media={<Picture picture={block.picture} sizes={FEATURE_SIZES} className={shapeOf(block.picture)} />}
          >
            {block.heading !== undefined && (
              <h2 className="heading">
                <Phrases text={block.heading} />
              </h2>
            )}
            {block.lead !== undefined && <p className="lead">{block.lead}</p>}
            <Lines text={block.text} />
            <ContentLink link={block.link} />
          </FeatureRow>
        ))}
      </FeatureRows>
    </div>
  );
}

export function SceneBlock({ block }: { block: BlockOf<'scene'> }) {
  return (
    <section id={block.id} className={css['scene']} aria-label={block.heading}>
      <Scene picture={block.picture}>
        {block.heading !== undefined && (
          <h2 className="statement">
            <Phrases text={block.heading} />
          </h2>
        )}
        <Lines text={block.text} />
        <ContentLink link={block.link} />
      </Scene>
    </section>
  );
}

export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  const { lang } = usePage();
  const { openQuote, closeQuote } = COMPOSED_WORDS[lang];
  return (
    <BlockFrame top={block} narrow>
      <Quote name={block.by} {...(block.role === undefined ? {} : { office: block.role })}>
        <Phrases text={openQuote + block.text + closeQuote} />
      </Quote>
    </BlockFrame>
  );
}

export function GalleryBlock({ block }: { block: BlockOf<'gallery'> }) {
  return (
    <BlockFrame top={block}>
      <ul className="card-grid three">
        {block.items.map(({ picture, caption }) => (
          <li key={picture.name}>
            <Figure caption={caption}>
              <Picture picture={picture} sizes={GALLERY_SIZES} />
            </Figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

/** A way onwards; with a heading it is a step of its own, on a surface of its own. */
export function CalloutBlock({ block }: { block: BlockOf<'callout'> }) {
  const { lang } = usePage();
  const frame = (
    <BlockFrame top={block} narrow>
      <div className={css['callout']}>
        <Lines text={block.text} />
        <p className={css['actions']}>
          {block.links.map(({ label, url }, at) => (
            <ButtonLink key={url} href={contentLink(lang, url).href} weight={at === 0 ? 'firm' : 'ghost'}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </BlockFrame>
  );
  if (block.heading === undefined) return frame;
  return (
    <div className={css['onward']} data-ground="stage">
      {frame}
    </div>
  );
}

export function CodeBlock({ block }: { block: BlockOf<'code'> }) {
  return (
    <BlockFrame top={block}>
      <div className={css['code']}>
        <QrCode text={block.url} label={block.caption} size={240} />
        <div className={css['copy']}>
          <Lines text={block.text} />
          <p className="note">{block.caption}</p>
        </div>
      </div>
    </BlockFrame>
  );
}
