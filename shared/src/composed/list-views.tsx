import type { Shown } from './composed-data.ts';
import {
  ActivitiesBlock,
  ArticlesBlock,
  BrandsBlock,
  ReportsBlock,
  TopicsBlock,
  VisitBlock,
} from './blocks/list-blocks.tsx';

type ListShown = Extract<Shown, { kind: 'list' }>;

/** The view of each kind of block that the service fills. */
export function ListBlockView({ shown }: { shown: ListShown }) {
  switch (shown.block.kind) {
    case 'articles':
      return <ArticlesBlock {...(shown as ListOf<'articles'>)} />;
    case 'topicArticles':
      return <ArticlesBlock {...(shown as ListOf<'topicArticles'>)} />;
    case 'topics':
      return <TopicsBlock {...(shown as ListOf<'topics'>)} />;
    case 'activities':
      return <ActivitiesBlock {...(shown as ListOf<'activities'>)} />;
    case 'reports':
      return <ReportsBlock {...(shown as ListOf<'reports'>)} />;
    case 'brands':
      return <BrandsBlock {...(shown as ListOf<'brands'>)} />;
    case 'visit':
      return <VisitBlock {...(shown as ListOf<'visit'>)} />;
  }
}

type ListOf<K extends ListShown['block']['kind']> = Extract<ListShown, { block: { kind: K } }>;
