import type { Fragment } from 'shared/contract/section/section';
import type { Snapshot } from '../constellation/snapshot.ts';
import { asBuffer, bytesOf, makeRepresentation, type Representation } from '../http/representation.ts';
import { edgeHeaders } from '../http/edge-headers.ts';
import { EDGE_SECONDS, framedHeaders, pageHeaders } from '../http/security-headers.ts';
import { createLazyRepresentation, type LazyOptions, type LazyRepresentation } from './lazy-representation.ts';
import { makeDocument, type DocumentRepresentation } from './document-variants.ts';
import { previewIn, type PagePreview } from './page-preview.ts';
import type { Answer, PageAnswer } from './render-request.ts';
import type { MissingScreen } from './route-address.ts';

/** What an entry takes whose representations nobody has asked for yet. */
const LEAST_BYTES = 1000;

/** One render, in the two representations it is asked for; each is made when somebody asks. */
export interface RenderedPage {
  kind: 'page';
  document: LazyRepresentation<DocumentRepresentation>;
  fragment: LazyRepresentation;
  preview: PagePreview | null;
  /** False when it may lack something that it will have again. */
  isWhole: boolean;
  /** It differs for visitors who save data. */
  savesData: boolean;
}

/** What is kept of an address; of one that has no page only that. */
export type Rendered =
  { kind: 'redirect'; status: number; to: string } | { kind: 'missing'; screen: MissingScreen } | RenderedPage;

/** A screen that is the same for all addresses. */
export interface RenderedScreen extends RenderedPage {
  /** For one of them: a fragment tells browsers where they are, a document does not. */
  at(address: Pick<Fragment, 'url' | 'languageHref'>): RenderedPage;
}

function screenHeaders({ isPreviewed }: Snapshot, screen: string | null): Record<string, string> {
  const cache: Record<string, string> = isPreviewed ? {} : { 'cache-control': 'no-cache' };
  // "408" names a screen and is no status: a real 408 would make browsers retry (spec ERR-408, G-7).
  if (screen === 'no-language') return { 'x-screen': '408', ...cache };
  return screen === null ? {} : cache;
}

const fragmentHeaders = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' };

function makeFragment(headers: Readonly<Record<string, string>>, body: Buffer | string): Promise<Representation> {
  return makeRepresentation({ status: 200, headers: { ...headers, ...fragmentHeaders }, body });
}

export interface RenderedOptions extends LazyOptions {
  /** The content version that the page was made for. */
  content: string;
}

const VARIES = { vary: 'accept-encoding, save-data' };

/** Nothing for what only one visitor or a share of them may have, and for screens. */
function forEdges({ id, isPreviewed, isTried }: Snapshot, screen: string | null, content: string) {
  if (screen !== null || isPreviewed || isTried) return {};
  return edgeHeaders({ constellation: id, content, seconds: EDGE_SECONDS });
}

export function renderedOf(snapshot: Snapshot, answer: Answer, options: RenderedOptions): Rendered {
  return answer.kind === 'page' ? renderedPage(snapshot, answer, options) : answer;
}

function renderedPage(snapshot: Snapshot, answer: PageAnswer, options: RenderedOptions): RenderedPage {
  const { screen, status, htmlLang, fragment, document: pieces, head } = answer.page;
  const { framed, savesData = false } = answer.offers ?? {};
  const headers = {
    ...(framed ? framedHeaders(snapshot) : pageHeaders(snapshot)),
    ...forEdges(snapshot, screen, options.content),
    ...screenHeaders(snapshot, screen),
    ...(savesData ? VARIES : {}),
  };
  const html = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-language': htmlLang,
  };
  const document = () => makeDocument({ status, headers: html }, pieces, savesData);
  return {
    kind: 'page',
    document: createLazyRepresentation(document, options),
    fragment: createLazyRepresentation(() => makeFragment(headers, asBuffer(fragment)), options),
    preview: previewIn(head),
    isWhole: answer.isPartial !== true,
    savesData,
  };
}

/** A screen that is drawn once and kept for all addresses. */
export function renderedScreen(
  snapshot: Snapshot,
  answer: PageAnswer,
  { onFailedCompression }: Pick<LazyOptions, 'onFailedCompression'>,
): RenderedScreen {
  const page = renderedPage(snapshot, answer, { isKept: true, onFailedCompression, content: '' });
  const once = { isKept: false, onFailedCompression };
  const headers = { ...pageHeaders(snapshot), ...screenHeaders(snapshot, answer.page.screen) };
  const fragment = JSON.parse(asBuffer(answer.page.fragment).toString()) as Fragment;
  const at: RenderedScreen['at'] = (address) => ({
    ...page,
    fragment: createLazyRepresentation(() => makeFragment(headers, JSON.stringify({ ...fragment, ...address })), once),
  });
  return { ...page, at };
}

/** Bytes in memory, near enough; they grow with the first request for each representation. */
export function renderedBytes(rendered: Rendered): number {
  if (rendered.kind !== 'page') return LEAST_BYTES;
  const made = [rendered.document.made, rendered.fragment.made].flatMap((one) => one ?? []);
  return made.reduce((sum, one) => sum + bytesOf(one), LEAST_BYTES);
}
