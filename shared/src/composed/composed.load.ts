import { screenOfMissing } from '../contract/missing-screen.ts';
import { orFallback } from '../contract/or-fallback.ts';
import type { PageBlock, PageBody, PlainBlock } from '../contract/page-body.ts';
import type { Head, LoadServices, Outcome, PageRequest } from '../contract/section.ts';
import { findFor, isListBlock, type BlockOf, type FoundBy, type ListKind } from './block-sources.ts';
import { sheetsFor } from './block-styles.ts';
import { subjectsOf } from './composed-subject.ts';

/** A block with what the service has for it; `found` is null where its call failed (specification §8). */
export type Shown =
  | { [K in ListKind]: { kind: 'list'; block: BlockOf<K>; found: FoundBy[K] | null } }[ListKind]
  | { kind: 'plain'; block: Exclude<PlainBlock, { kind: ListKind }> }
  | {
      kind: 'tabs';
      id: string | undefined;
      heading: string | undefined;
      tabs: { key: string; label: string }[];
      current: string;
    };

export interface ComposedData {
  path: string;
  title: string;
  opening: PageBody['opening'];
  trail: PageBody['trail'];
  shown: Shown[];
  /** What the visitor chose to see of lists with groups; empty for everything. */
  group: string;
}

/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

async function shownBlock(block: PlainBlock, services: LoadServices): Promise<Shown> {
  if (!isListBlock(block)) return { kind: 'plain', block };
  const found = await orFallback<FoundBy[ListKind] | null>(findFor(block, services), null, services.report);
  return { kind: 'list', block, found } as Shown;
}

/** The tab asked for and its blocks; those behind other tabs are not fetched, they have addresses of their own. */
async function shownOf(block: PageBlock, tab: string, services: LoadServices): Promise<Shown[]> {
  if (block.kind !== 'tabs') return [await shownBlock(block, services)];
  const chosen = block.items.find(({ key }) => key === tab) ?? block.items[0];
  const { id, heading } = block;
  const tabs = block.items.map(({ key, label }) => ({ key, label }));
  const inside = await Promise.all((chosen?.blocks ?? []).map((inner) => shownBlock(inner, services)));
  return [{ kind: 'tabs', id, heading, tabs, current: chosen?.key ?? '' }, ...inside];
}

function headOf(page: PageBody, shown: readonly Shown[]): Head {
  const { picture } = page.opening;
  const tabs = shown.find((block) => block.kind === 'tabs');
  const first = tabs?.tabs[0]?.key;
  const behind = tabs && tabs.current !== first ? tabs : undefined;
  const label = behind?.tabs.find(({ key }) => key === behind.current)?.label;
  return {
    title: label === undefined ? page.title : `${label} – ${page.title}`,
    description: page.description,
    canonical: behind ? `${page.path}?tab=${behind.current}` : page.path,
    languages: page.languages,
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
    ...subjectsOf(shown),
  };
}

/** A page of the content pack by its address: the words are required, what its lists show is not. */
export async function loadComposed(request: PageRequest, services: LoadServices): Promise<Outcome<ComposedData>> {
  try {
    const page = await services.api.call('site/page', { path: request.path });
    const tab = request.query['tab'] ?? '';
    const shown = (await Promise.all(page.blocks.map((block) => shownOf(block, tab, services)))).flat();
    const { path, title, opening, trail } = page;
    const group = request.query['group'] ?? '';
    const styles = sheetsFor(shown.map((one) => (one.kind === 'tabs' ? one.kind : one.block.kind)));
    return { kind: 'page', head: headOf(page, shown), data: { path, title, opening, trail, shown, group }, styles };
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
