import { useEffect, useState } from 'react';
import { ALL, trackIn, type ProgrammeChoice, type Track } from '../../model/programme-choice.ts';

interface State {
  choice: ProgrammeChoice;
  /** Where to be taken after the next render; a new object each time. */
  goal: { track: Track } | null;
}

/**
 * The choice, and its end: the menus lead to `#campus` and its like, and a track that the filter left out must come back
 * before anybody can be taken there.
 */
export function useProgrammeChoice(requested: ProgrammeChoice): [ProgrammeChoice, (next: ProgrammeChoice) => void] {
  const [{ choice, goal }, setState] = useState<State>({ choice: requested, goal: null });

  useEffect(() => {
    const show = () => {
      const track = trackIn(location.hash);
      if (track) setState({ choice: ALL, goal: { track } });
    };
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);

  useEffect(() => {
    if (goal) document.getElementById(goal.track)?.scrollIntoView();
  }, [goal]);

  return [choice, (next) => setState({ choice: next, goal: null })];
}
