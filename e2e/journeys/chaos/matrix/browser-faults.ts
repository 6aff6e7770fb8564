import type { Page } from 'playwright/test';
import type { Release } from 'shared/contract/section/release';
import type { BreakableSite } from '../../../fixtures/breakable-site.ts';
import { publishWithCode, publishWithFile, publishWithFiles } from '../../../fixtures/releases/faulty-release.ts';
import { PARTS } from '../../broken/broken-parts.ts';
import type { Phase } from './cells.ts';
import { withForgedSignature } from './server-faults.ts';

/** Where a visitor meets an island of a section. */
export const ISLANDS: Readonly<Record<string, { address: string; island: string }>> = {
  'mf-booking': { address: '/cn/en/book', island: 'visit-calendar' },
  'mf-invest': { address: '/cn/en/invest/stock', island: 'stock-chart' },
  'mf-media': { address: '/cn/en/media', island: 'media-cards' },
  'mf-talent': { address: '/cn/en/talent/apply?id=aero-test-engineer', island: 'apply-form' },
};

export interface Meeting {
  site: BreakableSite;
  page: Page;
  good: Release;
  version: string;
}

interface BrowserFault {
  /** Before the visitor comes: spoils the way to them, or promotes a release that has the fault. */
  begin: (meeting: Meeting) => Promise<void>;
  /** What becomes of the island: it keeps its HTML where it does not live. */
  end: 'lives' | 'can be tried again';
}

const THROW = `throw new Error('broken on purpose');`;
/** In place of a component that is then called `was`. */
const THROWS_AS_RENDERED = `component: () => { ${THROW} }, was:`;
/** Shows what was there before, and then throws; no factory of elements is at hand. */
const THROWS_AS_MOUNTED = `get component() { const { was } = this;
  function One(props) { this.props = props; }
  One.prototype = { isReactComponent: {}, componentDidMount() { ${THROW} }, render() {
    return { $$typeof: Symbol.for('react.transitional.element'), type: was, key: null, props: this.props };
  } };
  return One; }, was:`;

export const stylesOf = (section: string) => new RegExp(`/cn/mf/${section}/[^/]+/client/css/`);

type PatternOf = (section: string) => RegExp;

const missing =
  (pattern: PatternOf) =>
  async ({ page, good }: Meeting): Promise<void> => {
    await page.route(pattern(good.app), (route) => route.fulfill({ status: 404, body: 'gone' }));
  };

const corrupt =
  (pattern: PatternOf, more: string) =>
  async ({ page, good }: Meeting): Promise<void> => {
    await page.route(pattern(good.app), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + more });
    });
  };

const promoted =
  (publish: (meeting: Meeting) => Promise<string>) =>
  async (meeting: Meeting): Promise<void> => {
    await meeting.site.move('promote', await publish(meeting));
  };

/** A release whose container gives something in place of the section's life cycles, which are `real`. */
const withLifeCycles = (code: string) =>
  promoted(({ site, good, version }) => {
    const get = `async (name) => { const factory = await was.get(name); return () => { const real = factory(); ${code} }; }`;
    const change = (text: string) =>
      `${text}\n;${good.container} = ((was) => ({ ...was, get: ${get} }))(${good.container});`;
    return publishWithFile(site, good, { version, file: good.scripts['entry'] ?? '', change });
  });

/** A release whose island has another component. */
const withComponent = (component: string) =>
  promoted(({ site, good, version }) => {
    const chunk = good.chunks[`island-${ISLANDS[good.app]?.island}`]?.find((file) => file.includes('/island-'));
    if (chunk === undefined) throw new Error(`${good.app} has no such island`);
    const change = (text: string) => {
      const at = text.lastIndexOf('component:');
      if (at < 0) throw new Error(`${chunk} is written in another way`);
      return text.slice(0, at) + component + text.slice(at + 'component:'.length);
    };
    // The container knows where its chunks are.
    const entry = {
      file: good.scripts['entry'] ?? '',
      change: (text: string) => text.replaceAll(good.version, version),
    };
    return publishWithFiles(site, good, { version, changes: [{ file: chunk, change }, entry] });
  });

/** Its pages come as they are, and bring no words for their islands. */
const WORDLESS = `{ const real = module.exports.section; module.exports = { section: { ...real,
  render: (...given) => ({ ...real.render(...given), words: {} }) } }; }`;

/** Nobody moves to what no team has signed. */
async function refusedForItsSignature({ site, good, version }: Meeting): Promise<void> {
  const { code, output } = await site.delivery('promote', await withForgedSignature({ site, good, version }));
  if (code !== 1) throw new Error(output);
}

/** Other bytes of what browsers take first of a section. */
const corruptFirst = (meeting: Meeting): Promise<void> =>
  (meeting.good.app in ISLANDS
    ? corrupt(CONTAINER, ';globalThis.tampered = true;')
    : corrupt(stylesOf, 'body { display: none }'))(meeting);

const CONTAINER = PARTS['its container is missing'];
export const CHUNK = PARTS['its island chunk is missing'];

export const BROWSER_FAULTS: Readonly<Record<Phase, BrowserFault>> = {
  'entry missing': { begin: missing(CONTAINER), end: 'can be tried again' },
  'chunk missing': { begin: missing(CHUNK), end: 'can be tried again' },
  'CSS missing': { begin: missing(stylesOf), end: 'lives' },
  'factory throws': { begin: withLifeCycles(THROW), end: 'can be tried again' },
  'render throws': { begin: withComponent(THROWS_AS_RENDERED), end: 'can be tried again' },
  'effect throws': { begin: withComponent(THROWS_AS_MOUNTED), end: 'can be tried again' },
  '30 s hang': { begin: async () => {}, end: 'lives' },
  'corrupt bytes': { begin: corruptFirst, end: 'can be tried again' },
  'bad signature': { begin: refusedForItsSignature, end: 'lives' },
  'words missing': {
    begin: promoted(({ site, good, version }) => publishWithCode(site, good, { version, code: WORDLESS })),
    end: 'lives',
  },
  // Built for another kernel, it asks this one for what it has not.
  'wrong contract': {
    begin: withLifeCycles('return { ...real, mount: async ({ kernel }) => kernel.contract(2).mount(real) };'),
    end: 'can be tried again',
  },
};
