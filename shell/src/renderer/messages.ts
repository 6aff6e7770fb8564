import type { CallName } from 'shared/contract/call/calls';
import type { DocumentSlots, SiteData, SiteInput } from 'shared/contract/section/frame';
import type { RouteTables } from 'shared/contract/section/links';
import type { Release } from 'shared/contract/section/release';
import type { ActionOutcome, Fragment, ScreenName, Words } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';

/* What the web process and its renderers say to each other: data only, by structured clone. */

/** A release whose server code is loaded, and where its files lie. */
export interface LoadedRelease {
  folder: string;
  /** Of the entry, inside the folder. */
  entry: string;
}

/** What a renderer is started for: the frame, and at most one section. */
export interface RendererSetup {
  frame: LoadedRelease;
  section: (LoadedRelease & { release: Release }) | null;
  /** `https://host` of links that visitors share (spec G-32). */
  shareOrigin: string;
}

export type Messages = Readonly<Record<Lang, Words>>;

/** One constellation, as every renderer of it has it. A renderer whose releases stay serves the next one too. */
export interface Assembly {
  site: Omit<SiteInput, 'sections'>;
  /** Of all sections. */
  routes: RouteTables;
}

/** What an error may say in another process. */
export interface ErrorRecord {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  data?: unknown;
}

/** The visitor's address with its route, as far as rendering needs it. */
export interface AddressRequest {
  lang: Lang;
  path: string;
  /** With its question mark; declared parameters only. */
  search: string;
  query: Readonly<Record<string, string>>;
  /** Row of the section's routes; null for a screen. */
  page: string | null;
  params: Readonly<Record<string, string>>;
  now: number;
}

export type RenderRequest = AddressRequest &
  (
    | { kind: 'page'; states?: Readonly<Record<string, unknown>> }
    | { kind: 'screen'; screen: ScreenName; languages: readonly Lang[] }
    | { kind: 'action'; fields: Readonly<Record<string, string>> }
    /** The lower levels of the menu. */
    | { kind: 'menu' }
  );

/** A page ready to be sent, in bytes. */
export interface PageBytes {
  kind: 'page';
  screen: ScreenName | null;
  status: number;
  /** BCP 47. */
  htmlLang: string;
  head: Fragment['head'];
  /** Whether nothing stands in `main`. */
  isEmpty: boolean;
  /** The fragment as JSON. */
  fragment: Uint8Array;
  /** In pieces where the frame gives them. */
  document: Readonly<Record<keyof DocumentSlots, Uint8Array>> | Uint8Array;
}

/** There is no page; the screen is the same for all addresses and drawn once. */
export interface Missing {
  kind: 'missing';
  screen: Extract<ScreenName, 'not-found' | 'route-not-found'>;
}

/** What the panels of the menu hold, as JSON. */
export interface MenuBytes {
  kind: 'menu';
  version: string;
  body: Uint8Array;
}

/** What a form led to is to be shown by a GET. */
export interface FormStateBytes {
  kind: 'state';
  to: string;
  name: string;
  /** JSON. */
  value: Uint8Array;
}

export type RenderedAnswer =
  PageBytes | Missing | MenuBytes | FormStateBytes | Extract<ActionOutcome, { kind: 'redirect' }>;

export type ToRenderer =
  | { kind: 'open'; setup: RendererSetup }
  /** `messages`: words of all sections, which the frame shows beside its own. */
  | { kind: 'assemble'; key: number; assembly: Assembly; messages: Readonly<Record<string, Messages>> }
  /** Nobody asks for it any more. */
  | { kind: 'forget'; key: number }
  /** Menus and names, sent once and named by their key from then on. */
  | { kind: 'site'; key: number; data: SiteData }
  | { kind: 'render'; id: number; assembly: number; request: RenderRequest; site: number | null }
  | { kind: 'cancel'; id: number }
  | { kind: 'answer'; call: number; data?: unknown; error?: ErrorRecord }
  | { kind: 'ping' };

export type FromRenderer =
  /** The program runs; nothing of a release has been loaded. */
  | { kind: 'started' }
  | { kind: 'opened'; messages: Messages }
  | { kind: 'assembled' }
  /** The release cannot be used. */
  | { kind: 'unusable'; error: ErrorRecord }
  /** What runs now, said where several requests are under way. */
  | { kind: 'runs'; id: number }
  /** `times`: milliseconds since the epoch at which load, markup and the end of it began. */
  | { kind: 'rendered'; id: number; answer: RenderedAnswer; times?: readonly number[] }
  | { kind: 'failed'; id: number; error: ErrorRecord }
  | { kind: 'call'; call: number; id: number; name: CallName; body: unknown; idempotencyKey?: string | undefined }
  /** A fault that the page survives. */
  | { kind: 'report'; id: number; error: ErrorRecord }
  /** What section code wrote to the console. */
  | { kind: 'line'; text: string }
  /** The process ends by this error. */
  | { kind: 'fault'; error: ErrorRecord }
  | { kind: 'pong' };
