import { moved, sideOf, START, turned, zoomed, type Move, type Orbit, type Side } from './orbit.ts';
import type { PaintId } from './paints.ts';

/** Why there is a picture and not the model: no WebGL 2, files that did not come, a graphics card that gave up. */
export type Failure = 'webgl' | 'network' | 'lost';

export interface Appearance {
  paint: PaintId;
  lamps: boolean;
  night: boolean;
  /** Id of the vehicle beside it; empty for none. */
  other: string;
}

/** What is said to who cannot see it. */
export type News =
  | { kind: 'opened' | 'reset' | 'lampsOn' | 'lampsOff' | 'night' | 'day' | 'nearer' | 'farther' | 'alone' | 'beside' }
  | { kind: 'side'; side: Side }
  | { kind: 'paint'; paint: PaintId };

export interface ViewerState {
  status: 'closed' | 'asking' | 'loading' | 'open';
  failure: Failure | null;
  appearance: Appearance;
  orbit: Orbit;
  news: News | null;
}

export type ViewerEvent =
  | { kind: 'wanted'; savesData: boolean }
  | { kind: 'agreed' | 'ready' | 'closed' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'moved'; move: Move }
  /** By a pointer: degrees around and up. */
  | { kind: 'dragged'; around: number; up: number }
  | { kind: 'zoomed'; factor: number }
  /** The pointer has let go. */
  | { kind: 'rested' }
  | { kind: 'painted'; paint: PaintId }
  | { kind: 'lamps' | 'night' }
  | { kind: 'beside'; other: string };

const USUAL: Appearance = { paint: 'silver', lamps: false, night: false, other: '' };

export const CLOSED: ViewerState = { status: 'closed', failure: null, appearance: USUAL, orbit: START, news: null };

function newsOfMove(orbit: Orbit, move: Move): News {
  if (move === 'nearer' || move === 'farther' || move === 'reset') return { kind: move };
  return { kind: 'side', side: sideOf(orbit) };
}

function opening(state: ViewerState, event: ViewerEvent): ViewerState {
  if (event.kind === 'wanted' && state.status === 'closed')
    return { ...state, status: event.savesData ? 'asking' : 'loading', failure: null };
  if (event.kind === 'agreed' && state.status === 'asking') return { ...state, status: 'loading' };
  if (event.kind === 'ready' && state.status === 'loading')
    return { ...state, status: 'open', news: { kind: 'opened' } };
  if (event.kind === 'failed') return { ...CLOSED, appearance: state.appearance, failure: event.failure };
  // What was chosen is there when it is opened again; where one stood is not.
  if (event.kind === 'closed') return { ...CLOSED, appearance: state.appearance };
  return state;
}

function changed(state: ViewerState, event: ViewerEvent): ViewerState {
  const { appearance } = state;
  if (event.kind === 'painted')
    return { ...state, appearance: { ...appearance, paint: event.paint }, news: { kind: 'paint', paint: event.paint } };
  if (event.kind === 'lamps')
    return {
      ...state,
      appearance: { ...appearance, lamps: !appearance.lamps },
      news: { kind: appearance.lamps ? 'lampsOff' : 'lampsOn' },
    };
  if (event.kind === 'night') {
    const night = !appearance.night;
    return {
      ...state,
      appearance: { ...appearance, night, lamps: night || appearance.lamps },
      news: { kind: night ? 'night' : 'day' },
    };
  }
  if (event.kind === 'beside')
    return {
      ...state,
      appearance: { ...appearance, other: event.other },
      news: { kind: event.other === '' ? 'alone' : 'beside' },
    };
  return state;
}

/** The viewer after something happened to it; events that make no sense in a status change nothing. */
export function afterEvent(state: ViewerState, event: ViewerEvent): ViewerState {
  if (state.status !== 'open' || event.kind === 'failed' || event.kind === 'closed') return opening(state, event);
  if (event.kind === 'dragged') return { ...state, orbit: turned(state.orbit, event.around, event.up) };
  if (event.kind === 'zoomed') return { ...state, orbit: zoomed(state.orbit, event.factor) };
  if (event.kind === 'rested') return { ...state, news: { kind: 'side', side: sideOf(state.orbit) } };
  if (event.kind !== 'moved') return changed(state, event);
  const orbit = moved(state.orbit, event.move);
  return { ...state, orbit, news: newsOfMove(orbit, event.move) };
}
