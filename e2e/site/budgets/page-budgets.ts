/** What a page may weigh: bytes as they come over the wire, elements as they stand in its document. */
export interface PageBudget {
  document: number;
  /** Of the page for whoever is on the site already: what stands in `main`, and its head. */
  fragment: number;
  styles: number;
  scripts: number;
  charts: number;
  /** Before the first text. */
  latin: number;
  /** Of our own light Han face, which most systems need not. */
  han: number;
  elements: Readonly<Record<Region, number>>;
}

const REGIONS = ['head', 'header', 'main', 'footer'] as const;
export type Region = (typeof REGIONS)[number];

const KB = 1024;
const FRAME = { head: 43, header: 118, footer: 135 };
/** The kernel, and the marks for style sheets (decision 0126). */
const FIRST_SCRIPTS = 7.25 * KB;
const CONTENT = { styles: 11 * KB, scripts: FIRST_SCRIPTS, charts: 0, latin: 30 * KB, han: 0 };
/** With the air over the car, and what stands together where it does not move (decision 0118). */
const HOME = { ...CONTENT, styles: 11.15 * KB };
const WITH_ISLANDS = { ...CONTENT, scripts: 110 * KB };

/** A little above what was measured, so that a page that grows says so. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/cn/en': { ...HOME, document: 11.75 * KB, fragment: 8 * KB, elements: { ...FRAME, main: 730 } },
  '/cn/cn': { ...HOME, document: 12.45 * KB, fragment: 8.7 * KB, han: 115 * KB, elements: { ...FRAME, main: 780 } },
  '/cn/en/news': { ...CONTENT, document: 6.55 * KB, fragment: 2.9 * KB, elements: { ...FRAME, main: 150 } },
  '/cn/cn/news': {
    ...CONTENT,
    document: 6.45 * KB,
    fragment: 2.6 * KB,
    han: 115 * KB,
    elements: { ...FRAME, main: 190 },
  },
  '/cn/en/news/detail?baseid=half-year-results': {
    ...CONTENT,
    document: 9.2 * KB,
    fragment: 6.5 * KB,
    elements: { ...FRAME, main: 215 },
  },
  '/cn/en/invest/stock': {
    ...WITH_ISLANDS,
    document: 13.85 * KB,
    fragment: 14 * KB,
    // With what draws the chart as the server does; the library comes with the first act (decision 0034).
    scripts: 116.5 * KB,
    elements: { ...FRAME, main: 750 },
  },
  '/cn/en/invest/notice/detail?id=a-20261110-sales': {
    ...CONTENT,
    document: 8 * KB,
    fragment: 5 * KB,
    elements: { ...FRAME, main: 250 },
  },
  '/cn/en/invest/results': { ...CONTENT, document: 10 * KB, fragment: 7 * KB, elements: { ...FRAME, main: 450 } },
  '/cn/en/invest/calendar': { ...CONTENT, document: 11 * KB, fragment: 8 * KB, elements: { ...FRAME, main: 700 } },
  '/cn/en/invest/meetings': { ...CONTENT, document: 9.5 * KB, fragment: 6 * KB, elements: { ...FRAME, main: 300 } },
  '/cn/en/invest/glossary': { ...CONTENT, document: 8.5 * KB, fragment: 5 * KB, elements: { ...FRAME, main: 170 } },
  '/cn/en/invest/data': { ...CONTENT, document: 7.5 * KB, fragment: 4 * KB, elements: { ...FRAME, main: 130 } },
  '/cn/en/invest/figures': { ...CONTENT, document: 9 * KB, fragment: 6 * KB, elements: { ...FRAME, main: 350 } },
  '/cn/en/invest/sales': { ...CONTENT, document: 12 * KB, fragment: 9 * KB, elements: { ...FRAME, main: 1450 } },
  '/cn/en/invest/calculator': { ...CONTENT, document: 8 * KB, fragment: 5 * KB, elements: { ...FRAME, main: 200 } },
  // With every day of a month to choose from: towards its end there are fewer, and the next one is shown.
  '/cn/en/book': { ...CONTENT, document: 8.2 * KB, fragment: 5 * KB, elements: { ...FRAME, main: 410 } },
  '/cn/en/book/notice': { ...WITH_ISLANDS, document: 10.1 * KB, fragment: 6.2 * KB, elements: { ...FRAME, main: 115 } },
  '/cn/en/media': {
    ...CONTENT,
    // With the search of the library, its facets, whose answers are some fifty, what each entry has to give, for print too, and films that ask first.
    document: 11.95 * KB,
    fragment: 7.9 * KB,
    elements: { ...FRAME, main: 670 },
  },
  '/cn/en/talent': { ...CONTENT, document: 7 * KB, fragment: 3.4 * KB, elements: { ...FRAME, main: 480 } },
};

const countIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

/** Elements of a document by the region they stand in, as a browser reads it before any script. */
export function elementsOf(html: string): Record<Region, number> {
  const within = (region: Region) => countIn(new RegExp(`<${region}[ >].*?</${region}>`, 's').exec(html)?.[0] ?? '');
  const [head, header, main, footer] = [within('head'), within('header'), within('main'), within('footer')];
  return { head, header, main, footer };
}

/** What a page has more of than it may, each by its name with what it may have. */
export function grown(measured: PageBudget, budget: PageBudget): string[] {
  const { elements, ...bytes } = measured;
  const heavy = (Object.keys(bytes) as (keyof typeof bytes)[]).filter((kind) => bytes[kind] > budget[kind]);
  const many = REGIONS.filter((region) => elements[region] > budget.elements[region]);
  return [
    ...heavy.map((kind) => `${kind}: ${bytes[kind]} bytes, not ${budget[kind]}`),
    ...many.map((region) => `${region}: ${elements[region]} elements, not ${budget.elements[region]}`),
  ];
}
