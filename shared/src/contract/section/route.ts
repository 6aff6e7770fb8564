import type { Lang } from '../text/lang.ts';
import type { HeaderTheme } from './header-theme.ts';
import type { QueryValuesByName } from './query-values.ts';

/** Where feeds take their entries from; `press` is the newsroom, `events` the investors' calendar. */
export type FeedSource = 'articles' | 'announcements' | 'vacancies' | 'press' | 'events';

/** Pages that visitors need most when something fails: the way to the group, and to people. */
export const STANDBY_PAGES = ['home', 'contact', 'telephone'] as const;

/**
 * What a page does for the whole site. Frame and sections ask for the page that offers something, never for an address,
 * and leave out what nobody offers.
 */
export interface PageOffers {
  /** Finds by `?key=`: the form of the header and the search box of search engines lead here. */
  search?: true;
  /**
   * A link in the header: the key of its words in the section's messages, whether it opens beside the page, and the key of a
   * list on the visitor's device whose entries it counts.
   */
  headerLink?: { words: string; beside?: true; counts?: string };
  /** Has the finder of vehicles in its header, whose choices are `?brand=&type=`. */
  finder?: true;
  /** Offers its own link in the corner of the window. */
  copyLink?: true;
  /** Readers of feeds find these at the page. */
  feeds?: readonly FeedSource[];
  /** Shows everything that the feeds of this source hold. */
  feedHome?: FeedSource;
  /** Shows the articles of this family of categories by `?baseid=`; an empty one: all that no other page shows. */
  articles?: string;
  /** Shows an announcement by `?id=`. */
  announcement?: true;
  /** Shows a vacancy by `?id=`. */
  vacancy?: true;
  /** Shows an entry of the media library by `:id`. */
  mediaEntry?: true;
  /** Shows a fact sheet by `:id`. */
  factSheet?: true;
  /** Shows every activity, at `#<id>`. */
  activities?: true;
  /** Shows a topic and the articles it gathers by `?id=`. */
  topics?: true;
  /** Is made when the web process starts and lies on its disk, so that it is readable whatever fails. */
  standby?: (typeof STANDBY_PAGES)[number];
  /** Has every address of the menus: where the header leads whoever has no script that opens them. */
  siteMap?: true;
  /** May be kept on the visitor's device, under this name on its home screen (docs/decisions/0080). */
  stored?: Readonly<Record<Lang, string>>;
  /**
   * Other sites may show it in a frame: it is a document without header, footer, script and storage, and stays out of search
   * engines. No other page can be framed.
   */
  framed?: true;
  /** Asks visitors who save data (`Save-Data: on`) before a film comes: the root of its document says `data-saving` to them. */
  savesData?: true;
  /** Says by `?type=` how asking for the newsletter went. */
  newsletter?: 'succeeded' | 'failed';
}

/** A row of an app's `routes.ts`: everything about a page that is known without running it. */
export interface PageRoute {
  /** Below the language segment, react-router syntax. */
  pattern: string;
  /** Page folder, where several addresses are shown by one page; the key of the row otherwise. */
  page?: string;
  layout: 'default' | 'bare';
  /** `dark` where the page begins with a dark picture behind a transparent header (spec STATE-header-over-picture). */
  headerTheme: HeaderTheme;
  /** Query parameters that change the page, in canonical order; all others are ignored by page and cache. */
  query: readonly string[];
  /** What they may say; anything else is of no page, and the section is not asked. Only in `release.json`. */
  values?: QueryValuesByName;
  /** Seconds a rendered page may be served before it is rendered anew, content changes aside. */
  fresh: number;
  /** Address below the language segment that proves a new release before it serves; absent for pages with no fixed one. */
  probe?: string;
  /**
   * This address, whatever its query, belongs to the page's island; the kernel leaves it to its router. With a slash at
   * its end: those below it instead.
   */
  owns?: string;
  /** The page answers forms (POST) of visitors without JavaScript by its `<page>.action.ts`. */
  takesForms?: boolean;
  /** Those forms may bring a file, which the service takes before the action is asked (docs/decisions/0068). */
  takesFiles?: boolean;
  /** What the page does for the frame and for other sections. */
  offers?: PageOffers;
}
export type RouteTable = Readonly<Record<string, PageRoute>>;
