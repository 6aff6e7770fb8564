import { NOT_FOUND, screenOfMissing } from '../contract/section/missing-screen.ts';
import { orFallback } from '../contract/section/or-fallback.ts';
import type { PageBlock, PageBody, PlainBlock } from '../contract/content/page-body.ts';
import type { Crumb, Head, LoadServices, Outcome, PageRequest } from '../contract/section/section.ts';
import { pageHref } from '../contract/site/site-link.ts';
import type { Lang } from '../contract/text/lang.ts';
import { findFor, isListBlock, type FoundBy, type ListKind } from './block-sources.ts';
import { sheetsFor, SIGNED } from './block-styles.ts';
import { composedAddress, composedQuery, groupsOf, type ComposedChoice } from './composed-query.ts';
import type { ComposedData, Shown } from './composed-data.ts';
import { subjectsOf } from './composed-subject.ts';
import { COMPOSED_WORDS } from './words.ts';

/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

async function shownBlock(block: PlainBlock, services: LoadServices): Promise<Shown> {
  if (!isListBlock(block)) return { kind: 'plain', block };
  const found = await orFallback<FoundBy[ListKind] | null>(findFor(block, services), null, services.report);
  return { kind: 'list', block, found } as Shown;
}

const hasTab = ({ blocks }: PageBody, tab: string) =>
  blocks.some((block) => block.kind === 'tabs' && block.items.some(({ key }) => key === tab));

const hasGroup = (shown: Shown, group: number) =>
  shown.kind === 'plain' && shown.block.kind === 'places' && group <= groupsOf(shown.block).length;

/** The tab asked for and its blocks; those behind other tabs are not fetched, they have addresses of their own. */
async function shownOf(block: PageBlock, tab: string, services: LoadServices): Promise<Shown[]> {
  if (block.kind !== 'tabs') return [await shownBlock(block, services)];
  const chosen = block.items.find(({ key }) => key === tab) ?? block.items[0];
  const { id, heading } = block;
  const tabs = block.items.map(({ key, label }) => ({ key, label }));
  const inside = await Promise.all((chosen?.blocks ?? []).map((inner) => shownBlock(inner, services)));
  return [{ kind: 'tabs', id, heading, tabs, current: chosen?.key ?? '' }, ...inside];
}

function headOf(page: PageBody, shown: readonly Shown[], choice: ComposedChoice): Head {
  const { picture } = page.opening;
  const tabs = shown.find((block) => block.kind === 'tabs');
  const first = tabs?.tabs[0]?.key;
  const behind = tabs && tabs.current !== first ? tabs : undefined;
  const label = behind?.tabs.find(({ key }) => key === behind.current)?.label;
  return {
    title: label === undefined ? page.title : `${label} – ${page.title}`,
    description: label === undefined ? page.description : `${label} – ${page.description}`,
    canonical: composedAddress(page.path, { ...choice, tab: behind?.current ?? '' }),
    languages: page.languages,
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
    ...subjectsOf(shown),
  };
}

/** The way to a page: pages of the section above the pack's, then those of the pack. None over an opening picture. */
function trailOf({ title, opening, trail }: PageBody, above: readonly Crumb[], lang: Lang): Pick<Head, 'trail'> {
  if (opening.picture) return {};
  const home = { name: COMPOSED_WORDS[lang].home, href: pageHref(lang, '/') };
  const parents = trail.map((parent) => ({ name: parent.title, href: pageHref(lang, parent.path) }));
  return { trail: [home, ...above, ...parents, { name: title }] };
}

/**
 * A page of the content pack by its address: the words are required, what its lists show is not.
 * @param above pages of the section that the pack knows nothing of, the nearest last
 */
export async function loadComposed(
  request: PageRequest,
  services: LoadServices,
  above: readonly Crumb[] = [],
): Promise<Outcome<ComposedData>> {
  try {
    const page = await services.api.call('site/page', { path: request.path });
    const choice = composedQuery.parse(request.query);
    if (!choice || (choice.tab !== '' && !hasTab(page, choice.tab))) return NOT_FOUND;
    const shown = (await Promise.all(page.blocks.map((block) => shownOf(block, choice.tab, services)))).flat();
    if (choice.group !== 0 && !shown.some((one) => hasGroup(one, choice.group))) return NOT_FOUND;
    const { path, title, opening } = page;
    const kinds = shown.map((one) => (one.kind === 'tabs' ? one.kind : one.block.kind));
    const styles = sheetsFor(opening.signed === undefined ? kinds : [...kinds, SIGNED]);
    const head = {
      ...headOf(page, shown, choice),
      ...trailOf(page, above, services.lang),
      ...(composedQuery.isNarrowed(choice) ? { noindex: true } : {}),
    };
    return { kind: 'page', head, data: { path, title, opening, shown, choice }, styles };
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
