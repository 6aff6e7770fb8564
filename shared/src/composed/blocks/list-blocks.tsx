import type { ReactNode } from 'react';
import type { Pavilion } from '../../contract/booking/pavilion.ts';
import { contentLink } from '../../contract/site/site-link.ts';
import { usePage } from 'shared';
import { useLinks } from 'shared/server';
import { ArrowLink } from '../../ui/navigation/arrow-link/arrow-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { picturesOnce } from '../../ui/cards/card/pictures-once.ts';
import { Card, CardMeta, CardSummary, CardTitle } from '../../ui/cards/card/card.tsx';
import { ContentCover } from '../../ui/cards/card/cover.tsx';
import { Facts } from '../../ui/data/facts/facts.tsx';
import { BrandStrip } from '../../ui/media/line-field/line-field.tsx';
import { signatureName } from '../../ui/media/line-field/signatures.ts';
import { ListRows } from '../../ui/cards/list-rows/list-rows.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf, FoundBy, ListKind } from '../block-sources.ts';
import css from '../composed.module.css';
import { COMPOSED_WORDS, type ComposedWords } from '../words.ts';

interface ListProps<K extends ListKind> {
  block: BlockOf<K>;
  found: FoundBy[K] | null;
}

const CARD_SIZES = '(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 100vw';

/** The frame of a list: its heading with the way to all of it, and what is said when there is nothing. */
function ListFrame({ block, found, children }: { block: BlockOf<ListKind>; found: unknown; children: ReactNode }) {
  const { lang } = usePage();
  const words = COMPOSED_WORDS[lang];
  const more = 'more' in block ? block.more : undefined;
  const empty = found === null ? words.nothing : Array.isArray(found) && found.length === 0 ? words.none : undefined;
  return (
    <BlockFrame top={block} more={more && { href: contentLink(lang, more.url).href, name: more.label }}>
      {empty === undefined ? children : <p className="note">{empty}</p>}
    </BlockFrame>
  );
}

/** One alone lies down, two share the width, and more stand in threes: no row ends in a hole. */
function rowsOf(count: number): string {
  if (count === 1) return `${css['alone']}`;
  return count === 2 ? `${css['pair']}` : 'card-grid three rail';
}

function StoryCards({ articles, level }: { articles: FoundBy['articles']; level: 2 | 3 }) {
  const links = useLinks();
  return (
    <ul className={rowsOf(articles.length)}>
      {picturesOnce(articles).map((article) => (
        <li key={article.baseId}>
          <Card>
            <ContentCover
              picture={article.picture}
              seed={article.baseId}
              category={article.categoryCode}
              sizes={CARD_SIZES}
            />
            <CardMeta date={article.publishTime}>{article.source}</CardMeta>
            <CardTitle href={links.article(article)} level={level}>
              {article.title}
            </CardTitle>
            <CardSummary>{article.summary}</CardSummary>
          </Card>
        </li>
      ))}
    </ul>
  );
}

const levelBelow = ({ heading }: { heading?: string | undefined }): 2 | 3 => (heading === undefined ? 2 : 3);

export function ArticlesBlock({ block, found }: ListProps<'articles'> | ListProps<'topicArticles'>) {
  return (
    <ListFrame block={block} found={found}>
      <StoryCards articles={found ?? []} level={levelBelow(block)} />
    </ListFrame>
  );
}

export function TopicsBlock({ block, found }: ListProps<'topics'>) {
  const { lang } = usePage();
  const links = useLinks();
  return (
    <ListFrame block={block} found={found}>
      <ul className="card-grid three rail">
        {(found ?? []).map((topic) => {
          const { topicId, topicLink } = topic;
          const own = links.offering('topics', true, { id: topicId });
          const href = topicLink === '' ? own : contentLink(lang, topicLink).href;
          return (
            <li key={topic.topicId}>
              <Card>
                <ContentCover
                  picture={topic.picture}
                  seed={topic.topicId}
                  category={topic.topicId}
                  sizes={CARD_SIZES}
                />
                <CardMeta date={topic.topicDate} />
                <CardTitle href={href} level={levelBelow(block)}>
                  {topic.displayName}
                </CardTitle>
                <CardSummary>{topic.introduction}</CardSummary>
              </Card>
            </li>
          );
        })}
      </ul>
    </ListFrame>
  );
}

export function ActivitiesBlock({ block, found }: ListProps<'activities'>) {
  const { lang } = usePage();
  const list = useLinks().offering('activities', true);
  const { states } = COMPOSED_WORDS[lang];
  const rows = (found ?? []).flatMap(({ id, title, begins, state, url }) => {
    const row = { date: begins, title, kind: states[state] };
    if (url !== '') return [{ ...row, ...contentLink(lang, url) }];
    return list === undefined ? [] : [{ ...row, href: `${list}#${id}` }];
  });
  return (
    <ListFrame block={block} found={found}>
      <ListRows rows={rows} />
    </ListFrame>
  );
}

export function ReportsBlock({ block, found }: ListProps<'reports'>) {
  const { lang } = usePage();
  const { document } = COMPOSED_WORDS[lang];
  const rows = (found ?? []).map(({ title, date, url, web }) => ({
    href: contentLink(lang, web ?? url).href,
    date,
    title,
    ...(web === undefined ? { kind: document } : {}),
  }));
  return (
    <ListFrame block={block} found={found}>
      <ListRows rows={rows} />
    </ListFrame>
  );
}

export function BrandsBlock({ block, found }: ListProps<'brands'>) {
  return (
    <ListFrame block={block} found={found}>
      <ul className={classNames(css['tiles'], css['three'])}>
        {(found ?? []).map((brand) => (
          <li key={brand.id} className={css['tile']}>
            <BrandStrip signature={signatureName(brand.id)} className={css['wind']} dense />
            <p className="legal">{brand.kind}</p>
            <h3 className="title">{brand.brandName}</h3>
            <p className="note">{brand.txt}</p>
            <ArrowLink href={brand.href} external>
              {brand.showUrl}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}

function openingOf({ hours, lastEntry, closed, address, access }: Pavilion, words: ComposedWords) {
  return [
    ...hours.map(({ days, time }) => ({ name: days, value: time })),
    { name: words.lastEntry, value: lastEntry },
    { name: words.closed, value: closed },
    { name: words.address, value: address },
    { name: words.access, value: access },
  ];
}

/** When the pavilion is open, where it is and how to come. */
export function VisitBlock({ block, found }: ListProps<'visit'>) {
  const { lang } = usePage();
  const words = COMPOSED_WORDS[lang];
  return (
    <ListFrame block={block} found={found}>
      {found && (
        <div className={css['pair']}>
          <Facts facts={openingOf(found, words)} />
          <Facts facts={found.gettingThere.map(({ by, how }) => ({ name: by, value: how }))} />
        </div>
      )}
    </ListFrame>
  );
}
