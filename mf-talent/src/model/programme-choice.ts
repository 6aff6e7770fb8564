import type { Lang } from 'shared/contract/text/lang';
import { narrowing, oneOf, pageQuery } from 'shared/contract/section/query';
import { paths } from '../paths.ts';
import type { Programme, ProgrammeStatus } from 'shared/contract/talent/talent';

export type Track = Programme['track'];

// The contract's own lists would bring its validator into the browser.
export const TRACKS = ['social', 'campus', 'overseas', 'training'] as const satisfies readonly Track[];
export const STATUSES = ['notStarted', 'inProgress', 'completed'] as const satisfies readonly ProgrammeStatus[];

/** Null is all of them. */
export interface ProgrammeChoice {
  track: Track | null;
  status: ProgrammeStatus | null;
}

export const ALL: ProgrammeChoice = { track: null, status: null };

/** Every track is a page of its own. */
export const programmeQuery = pageQuery({ track: oneOf(TRACKS, null), status: narrowing(oneOf(STATUSES, null)) });

/** Path below the language segment; what is default is left out, so that every view has one address. */
export function pathOf(choice: ProgrammeChoice): string {
  return paths.programmes.address(programmeQuery.texts(choice));
}

export function hrefOf(lang: Lang, choice: ProgrammeChoice): string {
  return paths.programmes.href(lang, programmeQuery.texts(choice));
}

export interface TrackGroup {
  track: Track;
  programmes: Programme[];
}

/** Tracks that have something to show, in their fixed order. */
export function groupsOf(list: readonly Programme[], choice: ProgrammeChoice): TrackGroup[] {
  return TRACKS.filter((track) => choice.track === null || choice.track === track)
    .map((track) => ({ track, programmes: list.filter((one) => one.track === track && fits(one, choice)) }))
    .filter((group) => group.programmes.length > 0);
}

function fits(programme: Programme, { status }: ProgrammeChoice): boolean {
  return status === null || programme.status === status;
}
