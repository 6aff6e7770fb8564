import type {
  EarlierAssembly,
  DocumentSlots,
  Match,
  PageInput,
  ScreenInput,
  SectionAssembly,
  Site,
  SiteData,
  SiteInput,
} from 'shared/contract/section/frame';
import { headerThemeOf } from 'shared/contract/section/header-theme';
import { storedManifestPath } from 'shared/contract/section/stored-page';
import { createLinks, type Links } from 'shared/contract/section/links';
import { addressOf } from 'shared/contract/section/paths';
import { HTML_LANG, otherLang, type Lang } from 'shared/contract/text/lang';
import type {
  Asset,
  Fragment,
  PageRequest,
  PageState,
  Remote,
  Rendered,
  Translator,
} from 'shared/contract/section/section';
import { cn } from '../messages/cn.ts';
import { en, type Say } from '../messages/en.ts';
import { themeColourTags } from '../published/theme-colour.ts';
import { documentSlots } from './document.ts';
import { chosenIn, type FinderChoice } from './finder/finder-choice.ts';
import { Finder } from './finder/finder.tsx';
import { headerLinks } from './header/header-links.ts';
import { addressIn, canonicalUrl, headTags, numbered, previewUrl, titleOf, type HeadInput } from './head.ts';
import { markup } from './markup/markup.ts';
import { renderMarkup } from './markup/render-markup.ts';
import { createMatcher, firstSegments } from '../published/matcher.ts';
import { renderScreen, screenHead } from './screens/render-screen.tsx';
import { statusOf } from '../published/screen-status.ts';
import type { WaysContext } from './screens/ways-on.ts';
import { structuredData } from './structured/structured-data.ts';
import { createPageFrame, sayOf, type PageFrame, type PageFrameInput } from './page-frame.tsx';
import { createTranslators, type MessagesByNamespace } from './translators.ts';

/** The address below the language segment, with the declared parameters only, in their declared order. */
function requestedAddress({ route: { query } }: Match, request: PageRequest): string {
  return addressOf({ pattern: request.path, query }, request.query);
}

function remoteOf(section: string, { constellation: { sections, runtime } }: SiteInput): Remote | undefined {
  const own = sections[section];
  return own && { ...own, runtime };
}

/** What the browser gets of a page; a page without islands needs no script at all. */
function stateOf({ match, request }: PageInput, rendered: Rendered, setup: SiteInput): PageState {
  const section = setup.sections[match.section];
  const remote = remoteOf(match.section, setup);
  const islands = [...new Set(rendered.islands.map((island) => island.name))];
  return {
    section: match.section,
    lang: request.lang,
    islands: rendered.islands,
    words: rendered.words,
    now: request.now,
    ...(islands.length === 0 || !remote ? {} : { remote }),
    js: islands.length === 0 ? [] : [...(section?.js(islands) ?? [])],
    ...(match.route.owns === undefined ? {} : { owns: addressIn(request.lang, match.route.owns) }),
    ...(match.route.offers?.copyLink ? { copyLink: true } : {}),
  };
}

/** What only some pages have in the header: the finder (spec SCR-finder). */
function headerSlot({ match: { route }, request, site: { brands } }: PageInput, say: Say): string {
  if (!route.offers?.finder || brands.length === 0) return '';
  const hrefOf = (choice: FinderChoice & { vehicle?: string }) =>
    addressIn(request.lang, addressOf(route, { ...choice }));
  const chosen = chosenIn(brands, request.query);
  return renderMarkup(<Finder brands={brands} chosen={chosen} hrefOf={hrefOf} say={say} />).text;
}

/** A page that may be kept on the device has a name and a beginning of its own there, instead of the site's. */
function storedTags({ route }: Match, lang: Lang): Fragment['head'] {
  return route.offers?.stored ? [['link', { rel: 'manifest', href: storedManifestPath(lang, route.pattern) }]] : [];
}

interface Built {
  status: number;
  layout: Fragment['layout'];
  headerTheme: Fragment['headerTheme'];
  css: readonly Asset[];
  html: string;
  header?: string;
  page: PageState;
  menuEntry?: number;
  isFramed?: true;
  structured?: readonly object[];
  /** Of the head, beside what every page has. */
  tags?: Fragment['head'];
}

function fragmentOf(id: string, head: HeadInput, { tags = [], ...built }: Built): Fragment {
  return {
    ...built,
    constellation: id,
    url: addressIn(head.lang, head.address),
    title: titleOf(head),
    htmlLang: HTML_LANG[head.lang],
    head: [...headTags(head), ...tags],
    ...(head.head.refresh === undefined ? {} : { refresh: head.head.refresh }),
    css: [...built.css],
    languageHref: addressIn(otherLang(head.lang), head.address),
  };
}

function messagesOf({ sections }: SiteInput): MessagesByNamespace {
  const bySection = Object.entries(sections).map(([name, { server }]) => [name, server.messages] as const);
  return { ...Object.fromEntries(bySection), shell: { cn, en } };
}

/** What machines read of a page: the same as visitors see, said in JSON-LD. */
function structuredOf(head: HeadInput, { site, match }: PageInput, links: Links): object[] {
  const search = links.offering('search', true);
  return structuredData({
    head: head.head,
    lang: head.lang,
    url: canonicalUrl(head),
    preview: previewUrl(head),
    origin: head.origin,
    info: site.info,
    isHome: match.route.pattern === '/',
    searchUrl: search === null ? null : head.origin + addressIn(head.lang, search),
  });
}

type Translators = Readonly<Record<Lang, Translator>>;

/** What pages and screens are rendered with. */
interface Rendering {
  setup: SiteInput;
  translators: Translators;
  links: Links;
  frame: PageFrame;
}

function createPageRenderer({ setup, translators, links, frame }: Rendering): Site['page'] {
  return (input: PageInput) => {
    const { match, outcome, request, site } = input;
    const section = setup.sections[match.section];
    if (!section) throw new Error(`this constellation has no section "${match.section}"`);
    const { lang, now } = request;
    const rendered = section.server.render(
      match.page,
      { data: outcome.data, request, trail: outcome.head.trail ?? [] },
      { lang, now, translator: translators[lang], links },
    );
    const header = headerSlot(input, sayOf(translators[lang]));
    const head = {
      head: numbered(outcome.head, sayOf(translators[lang])),
      lang,
      address: requestedAddress(match, request),
      origin: setup.origin,
      siteName: site.info.name,
      feeds: { sources: match.route.offers?.feeds ?? [], column: request.query['column'] ?? '' },
    };
    return fragmentOf(setup.constellation.id, head, {
      status: 200,
      layout: match.route.layout,
      headerTheme: headerThemeOf(match.route),
      css: [
        ...[match.page, ...(outcome.styles ?? [])].flatMap((name) => section.css(name)),
        ...(header === '' ? [] : setup.finderCss),
      ],
      html: rendered.html,
      ...(match.route.offers?.framed ? { isFramed: true } : {}),
      header,
      menuEntry: frame.entryOf({ lang, path: head.address }, site),
      page: stateOf(input, rendered, setup),
      structured: structuredOf(head, input, links),
      tags: storedTags(match, lang),
    });
  };
}

function createScreenRenderer({ setup, translators, frame }: Rendering, context: WaysContext): Site['screen'] {
  return (input: ScreenInput) => {
    const { lang, screen, address, now } = input;
    const translator = translators[lang];
    const head = {
      head: screenHead(screen, translator),
      lang,
      address,
      origin: setup.origin,
      siteName: input.site?.info.name ?? '',
      feeds: { sources: [], column: '' },
    };
    return fragmentOf(setup.constellation.id, head, {
      status: statusOf(screen),
      layout: 'default',
      headerTheme: 'dark',
      css: [],
      html: renderScreen(input, translator, context),
      menuEntry: input.site ? frame.entryOf({ lang, path: address }, input.site) : -1,
      page: { section: '', lang, islands: [], words: {}, now, js: [] },
    });
  };
}

/** Where the header says that a page is: a screen stands for any address. */
const hereOf = ({ url, page }: Fragment) => (page.section === '' ? '' : url);

/** The address below the language segment. */
const pathOf = ({ url, page }: Fragment) => url.slice(addressIn(page.lang, '/').length).replace(/^(?!\/)/, '/');

/** Sections by the names of today, also from a web process that knows the earlier ones. */
function byPresentNames(sections: SiteInput<SectionAssembly | EarlierAssembly>['sections']): SiteInput['sections'] {
  const rows = Object.entries(sections).map(
    ([name, section]) => [name, 'server' in section ? section : { ...section, server: section.door }] as const,
  );
  return Object.fromEntries(rows);
}

export function assemble(given: SiteInput<SectionAssembly | EarlierAssembly>): Site {
  const setup = { ...given, sections: byPresentNames(given.sections) };
  const translators = createTranslators(messagesOf(setup));
  const tables = Object.fromEntries(Object.entries(setup.sections).map(([name, { server }]) => [name, server.routes]));
  const segments = firstSegments(tables);
  const match = createMatcher(tables);
  const links = createLinks(tables);
  const isServed = (path: string) => match(path) !== null;
  const pageFrame = createPageFrame({
    isServed,
    links,
    constellation: setup.constellation.id,
    headerLinks: (lang) => headerLinks(setup.sections, translators[lang]),
  });
  const inputOf = (fragment: Fragment, site: SiteData | null): PageFrameInput => ({
    lang: fragment.page.lang,
    say: sayOf(translators[fragment.page.lang]),
    site,
    layout: fragment.layout,
    path: pathOf(fragment),
    here: hereOf(fragment),
    slot: fragment.header ?? '',
    languageHref: fragment.languageHref,
  });
  const slots = (fragment: Fragment, site: SiteData | null): DocumentSlots => {
    const input = inputOf(fragment, site);
    const [before, after] = fragment.isFramed
      ? [markup``, markup``]
      : [pageFrame.before(input), pageFrame.after(input)];
    const { constellation, kernel, marks, frameCss } = setup;
    return documentSlots({ fragment, constellation, kernel, marks, frameCss, before, after });
  };
  const rendering: Rendering = { setup, translators, links, frame: pageFrame };
  return {
    match,
    knows: (segment) => segments.has(segment),
    page: createPageRenderer(rendering),
    screen: createScreenRenderer(rendering, { isServed, links }),
    slots,
    menu: (lang, site) => pageFrame.panels({ lang, say: sayOf(translators[lang]) }, site),
    document(fragment, site) {
      const { root, head, body } = slots(fragment, site);
      return root + head + themeColourTags() + body;
    },
  };
}
