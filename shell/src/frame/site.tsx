import { renderToStaticMarkup } from 'react-dom/server';
import type { Match, PageInput, ScreenInput, SectionParts, Site, SiteData, SiteParts } from 'shared/contract/frame';
import { HTML_LANG, otherLang, type Lang } from 'shared/contract/lang';
import type { Asset, Fragment, PageRequest, PageState, Rendered, Translator } from 'shared/contract/section';
import { cn } from '../messages/cn.ts';
import { en, type Say } from '../messages/en.ts';
import { renderDocument } from './document.ts';
import { chosenIn } from './finder/finder-choice.ts';
import { Finder } from './finder/finder.tsx';
import { addressIn, canonicalUrl, headTags, previewUrl, titleOf, type HeadInput } from './head.ts';
import { createMatcher, firstSegments } from './matcher.ts';
import { renderScreen, screenHead } from './screens/render-screen.tsx';
import { structuredData } from './structured/structured-data.ts';
import { trailOf } from './structured/trail.ts';
import { createSurroundings, sayOf, type SurroundingsInput } from './surroundings.tsx';
import { createTranslators, type MessagesByNamespace } from './translators.ts';

/** The address below the language segment, with the declared parameters only, in their declared order. */
function addressOf(match: Match, request: PageRequest): string {
  const pairs = match.route.query.flatMap((name) => {
    const value = request.query[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? request.path : `${request.path}?${pairs.join('&')}`;
}

/** What the browser gets of a page; a page without islands needs no script at all. */
function stateOf({ match, request }: PageInput, rendered: Rendered, section: SectionParts): PageState {
  const islands = [...new Set(rendered.islands.map((island) => island.name))];
  return {
    section: match.section,
    lang: request.lang,
    islands: rendered.islands,
    words: rendered.words,
    now: request.now,
    js: islands.length === 0 ? [] : [...section.js(islands)],
    ...(match.route.owns === undefined ? {} : { owns: addressIn(request.lang, match.route.owns) }),
  };
}

/** What only some pages have in the header: the brand page its finder (product specification §2). */
function headerSlot({ match, request, site }: PageInput, say: Say): string {
  if (match.route.pattern !== '/brand' || site.brands.length === 0) return '';
  const chosen = chosenIn(site.brands, request.query);
  return renderToStaticMarkup(<Finder brands={site.brands} chosen={chosen} lang={request.lang} say={say} />);
}

interface Built {
  status: number;
  layout: Fragment['layout'];
  ground: Fragment['ground'];
  css: readonly Asset[];
  html: string;
  header?: string;
  page: PageState;
  structured?: readonly object[];
}

function fragmentOf(id: string, head: HeadInput, built: Built): Fragment {
  return {
    ...built,
    constellation: id,
    url: addressIn(head.lang, head.address),
    title: titleOf(head),
    htmlLang: HTML_LANG[head.lang],
    head: headTags(head),
    css: [...built.css],
    languageHref: addressIn(otherLang(head.lang), head.address),
  };
}

function messagesOf({ sections }: SiteParts): MessagesByNamespace {
  const bySection = Object.entries(sections).map(([name, { door }]) => [name, door.messages] as const);
  return { ...Object.fromEntries(bySection), shell: { cn, en } };
}

/** What machines read of a page: the same as visitors see, said in JSON-LD. */
function structuredOf(head: HeadInput, { site, match }: PageInput, { html, hasSearch }: Seen): object[] {
  return structuredData({
    head: head.head,
    lang: head.lang,
    url: canonicalUrl(head),
    preview: previewUrl(head),
    origin: head.origin,
    info: site.info,
    trail: trailOf(html),
    isHome: match.route.pattern === '/',
    hasSearch,
  });
}

interface Seen {
  html: string;
  hasSearch: boolean;
}

function createPageRenderer(parts: SiteParts, translators: Readonly<Record<Lang, Translator>>): Site['page'] {
  const hasSearch = createMatcher(parts.sections)('/search') !== null;
  return (input: PageInput) => {
    const { match, outcome, request, site } = input;
    const section = parts.sections[match.section];
    if (!section) throw new Error(`this constellation has no section "${match.section}"`);
    const { lang, now } = request;
    const rendered = section.door.render(
      match.page,
      { data: outcome.data, request },
      { lang, now, translator: translators[lang] },
    );
    const header = headerSlot(input, sayOf(translators[lang]));
    const head = {
      head: outcome.head,
      lang,
      address: addressOf(match, request),
      origin: parts.origin,
      siteName: site.info.name,
    };
    return fragmentOf(parts.constellation.id, head, {
      status: 200,
      layout: match.route.layout,
      ground: match.route.ground,
      css: [
        ...[match.page, ...(outcome.styles ?? [])].flatMap((name) => section.css(name)),
        ...(header === '' ? [] : parts.finderCss),
      ],
      html: rendered.html,
      header,
      page: stateOf(input, rendered, section),
      structured: structuredOf(head, input, { html: rendered.html, hasSearch }),
    });
  };
}

function createScreenRenderer(parts: SiteParts, translators: Readonly<Record<Lang, Translator>>): Site['screen'] {
  return (input: ScreenInput) => {
    const { lang, screen, address, now } = input;
    const translator = translators[lang];
    const head = {
      head: screenHead(screen, translator),
      lang,
      address,
      origin: parts.origin,
      siteName: input.site?.info.name ?? '',
    };
    return fragmentOf(parts.constellation.id, head, {
      status: screen === 'application-error' ? 500 : 404,
      layout: 'default',
      ground: 'night',
      css: [],
      html: renderScreen(input, translator),
      page: { section: '', lang, islands: [], words: {}, now, js: [] },
    });
  };
}

/** The address below the language segment. */
const pathOf = ({ url, page }: Fragment) => url.slice(addressIn(page.lang, '/').length) || '/';

export function assemble(parts: SiteParts): Site {
  const translators = createTranslators(messagesOf(parts));
  const segments = firstSegments(parts.sections);
  const match = createMatcher(parts.sections);
  const surroundings = createSurroundings((path) => match(path) !== null);
  const inputOf = (fragment: Fragment, site: SiteData | null): SurroundingsInput => ({
    lang: fragment.page.lang,
    say: sayOf(translators[fragment.page.lang]),
    site,
    layout: fragment.layout,
    path: pathOf(fragment),
    slot: fragment.header ?? '',
    languageHref: fragment.languageHref,
  });
  return {
    match,
    knows: (segment) => segments.has(segment),
    page: createPageRenderer(parts, translators),
    screen: createScreenRenderer(parts, translators),
    document(fragment, site) {
      const input = inputOf(fragment, site);
      const { constellation, kernel, frameCss } = parts;
      const before = surroundings.before(input);
      return renderDocument({ fragment, constellation, kernel, frameCss, before, after: surroundings.after(input) });
    },
  };
}
