import type { PlainBlock } from '../contract/content/page-body.ts';
import type { BlockOf, ListKind } from './block-sources.ts';
import type { ComposedChoice } from './composed-query.ts';
import { ContactsBlock, DocumentsBlock, PlacesBlock, QuestionsBlock, TilesBlock } from './blocks/directory-blocks.tsx';
import {
  FactsBlock,
  FiguresBlock,
  HoldingsBlock,
  ProvincesBlock,
  StepsBlock,
  TableBlock,
  TimelineBlock,
  TreeBlock,
} from './blocks/figure-blocks.tsx';
import { FilmBlock } from './blocks/film-block.tsx';
import { ChartBlock } from './chart/chart-block.tsx';
import { CurveBlock } from './curve/curve-block.tsx';
import { LadderBlock } from './ladder/ladder-block.tsx';
import { HotspotsBlock } from './hotspots/hotspots-block.tsx';
import { SoundBlock } from './sound/sound-block.tsx';
import { NoticeBlock } from './blocks/notice-block.tsx';
import { PeopleBlock } from './blocks/people-block.tsx';
import {
  CalloutBlock,
  CodeBlock,
  FeatureBlocks,
  GalleryBlock,
  ProseBlock,
  QuoteBlock,
  SceneBlock,
} from './blocks/story-blocks.tsx';

type Plain = Exclude<PlainBlock, { kind: ListKind }>;

/** The component of each kind of block that brings everything it shows. */
const VIEWS: { [K in Exclude<Plain['kind'], 'places'>]: (props: { block: BlockOf<K> }) => React.ReactNode } = {
  prose: ProseBlock,
  feature: ({ block }) => <FeatureBlocks blocks={[block]} />,
  scene: SceneBlock,
  film: FilmBlock,
  sound: SoundBlock,
  quote: QuoteBlock,
  gallery: GalleryBlock,
  hotspots: HotspotsBlock,
  callout: CalloutBlock,
  code: CodeBlock,
  figures: FiguresBlock,
  facts: FactsBlock,
  table: TableBlock,
  timeline: TimelineBlock,
  curve: CurveBlock,
  chart: ChartBlock,
  steps: StepsBlock,
  tree: TreeBlock,
  ladder: LadderBlock,
  holdings: HoldingsBlock,
  provinces: ProvincesBlock,
  tiles: TilesBlock,
  people: PeopleBlock,
  contacts: ContactsBlock,
  documents: DocumentsBlock,
  questions: QuestionsBlock,
  notice: NoticeBlock,
};

export interface PlainBlockProps {
  block: Plain;
  /** Of the page, for filters by address. */
  path: string;
  choice: ComposedChoice;
}

export function PlainBlockView({ block, path, choice }: PlainBlockProps) {
  if (block.kind === 'places') return <PlacesBlock block={block} path={path} choice={choice} />;
  // Content may have kinds that are younger than this release: the rest of the page is shown (spec STATE-old-tab).
  const View = VIEWS[block.kind] as ((props: { block: Plain }) => React.ReactNode) | undefined;
  return View ? <View block={block} /> : null;
}
