import type { ReactNode } from 'react';
import { contentLink, pageHref } from '../contract/site/site-link.ts';
// By the package's name, as sections do: a section's server build must not bring a second context.
import { usePage } from 'shared';
import { useTrail } from 'shared/server';
import type { PageProps } from '../server/define-server.tsx';
import { AnchorNav, type AnchorLink } from '../ui/navigation/anchor-nav/anchor-nav.tsx';
import { ButtonLink } from '../ui/form/button/button.tsx';
import { PageHead } from '../ui/text/page-head/page-head.tsx';
import { Phrases } from '../ui/text/phrases/phrases.tsx';
import { Scene } from '../ui/media/scene/scene.tsx';
import { classNames } from '../ui/class-names.ts';
import { TabsNav } from '../ui/navigation/tabs-nav/tabs-nav.tsx';
import { BlockFrame } from './blocks/block-frame.tsx';
import { SignedTitle } from './blocks/signed-opening.tsx';
import { PlainBlockView } from './block-views.tsx';
import css from './composed.module.css';
import { composedAddress, composedQuery } from './composed-query.ts';
import type { ComposedData, Shown } from './composed-data.ts';
import { ListBlockView } from './list-views.tsx';
import { FeatureBlocks } from './blocks/story-blocks.tsx';
import { togetherInRows } from './together.ts';
import { COMPOSED_WORDS } from './words.ts';

export interface ComposedPageProps extends Pick<PageProps<ComposedData>, 'data'> {
  /** The neighbours of the page, in its head. */
  nav?: ReactNode;
  /** Instead of the opening that pages have. */
  opening?: ReactNode;
  /** What a section adds of its own between opening and blocks. */
  children?: ReactNode;
  /** What a section puts beside the blocks, such as the contents of a book. */
  around?: (blocks: ReactNode) => ReactNode;
}

/** A page of the content pack: its opening, then its blocks in order. */
export function ComposedPage({ data, nav, opening, children, around = (blocks) => blocks }: ComposedPageProps) {
  return (
    <>
      {opening ?? <Opening data={data} nav={nav} />}
      {children}
      {around(
        togetherInRows(data.shown).map((row) =>
          'features' in row ? (
            <FeatureBlocks key={row.key} blocks={row.features} />
          ) : (
            <ShownBlock key={row.key} shown={row.shown} data={data} />
          ),
        ),
      )}
    </>
  );
}

function Opening({ data: { title, opening }, nav }: Pick<ComposedPageProps, 'data' | 'nav'>) {
  const { lang } = usePage();
  const trail = useTrail();
  const { eyebrow, lead, picture, signed, links } = opening;
  const words = COMPOSED_WORDS[lang];
  const actions = links.length > 0 && (
    <p className={css['actions']}>
      {links.map(({ label, url }, at) => (
        <ButtonLink key={url} href={contentLink(lang, url).href} weight={at === 0 ? 'firm' : 'ghost'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
  if (picture) {
    return (
      <Scene picture={picture} priority>
        {eyebrow !== undefined && <p className={css['eyebrow']}>{eyebrow}</p>}
        <h1 className="display">
          <Phrases text={title} />
        </h1>
        {lead !== undefined && <p>{lead}</p>}
        {actions}
      </Scene>
    );
  }
  const anchors = nav === undefined ? anchorsIn(links) : [];
  return (
    <>
      <div className={classNames('bound page-head', css['paper'])}>
        <PageHead
          title={signed === undefined ? title : <SignedTitle title={title} signed={signed} />}
          lead={lead}
          breadcrumb={{ label: words.crumbs, crumbs: trail }}
        >
          {anchors.length === 0 && actions}
          {nav}
        </PageHead>
      </div>
      {anchors.length > 0 && <AnchorNav label={words.tabs} links={anchors} />}
    </>
  );
}

/** Links that all stay on the page are its contents, and remain in sight while it is read. */
function anchorsIn(links: ComposedData['opening']['links']): AnchorLink[] {
  const isContents = links.length > 2 && links.every(({ url }) => url.startsWith('#'));
  return isContents ? links.map(({ label, url }) => ({ id: url.slice(1), name: label })) : [];
}

function ShownBlock({ shown, data }: { shown: Shown; data: ComposedData }) {
  const { lang } = usePage();
  if (shown.kind === 'plain') return <PlainBlockView block={shown.block} path={data.path} choice={data.choice} />;
  if (shown.kind === 'list') return <ListBlockView shown={shown} />;
  const tabs = shown.tabs.map(({ key, label }, at) => ({
    name: label,
    href: pageHref(lang, composedAddress(data.path, { ...composedQuery.initial, tab: at === 0 ? '' : key })),
    current: key === shown.current,
  }));
  return (
    <BlockFrame top={{ id: shown.id, heading: shown.heading }}>
      <TabsNav label={shown.heading ?? COMPOSED_WORDS[lang].tabs} tabs={tabs} />
    </BlockFrame>
  );
}
