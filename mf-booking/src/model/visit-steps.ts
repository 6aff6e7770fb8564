/** The group booking so far. Going back loses nothing (product specification §4). */
export interface VisitState {
  step: 'notice' | 'telephone';
  /** The notice has been shown to its end. */
  read: boolean;
  agreed: boolean;
  /** "Next" was asked for without agreement. */
  refused: boolean;
  /** As typed. */
  visitors: string;
}

export type VisitEvent =
  | { type: 'read' }
  | { type: 'agree'; agreed: boolean }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'visitors'; text: string };

export const FIRST: VisitState = { step: 'notice', read: false, agreed: false, refused: false, visitors: '' };

/** Nobody goes on without having read and agreed (product specification §5). */
export function step(state: VisitState, event: VisitEvent): VisitState {
  switch (event.type) {
    case 'read':
      return { ...state, read: true };
    case 'agree':
      return state.read ? { ...state, agreed: event.agreed, refused: state.refused && !event.agreed } : state;
    case 'next':
      return state.read && state.agreed ? { ...state, step: 'telephone', refused: false } : { ...state, refused: true };
    case 'back':
      return { ...state, step: 'notice' };
    case 'visitors':
      return { ...state, visitors: event.text };
  }
}
