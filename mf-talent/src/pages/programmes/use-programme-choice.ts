import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from 'shared';
import { useAddress } from 'shared/address';
import { BASE } from 'shared/contract/site/site';
import {
  ALL,
  isSame,
  pathOf,
  programmeQuery,
  trackIn,
  type ProgrammeChoice,
  type Track,
} from '../../model/programme-choice.ts';

interface State {
  choice: ProgrammeChoice;
  /** Where to be taken after the next render; a new object each time. */
  goal: { track: Track } | null;
}

interface ChosenProgrammes {
  choice: ProgrammeChoice;
  choose: (next: ProgrammeChoice) => void;
  /** To be put into the tree: nothing until the first choice. */
  bridge: ReactNode;
}

/**
 * Type and status live in the address, so that back and forward work and every view can be shared. What was chosen shows at
 * once, whether or not the address can follow.
 */
export function useProgrammeChoice(requested: ProgrammeChoice): ChosenProgrammes {
  const { lang } = usePage();
  const [choice, show] = useGoal(requested);
  const { go, bridge } = useAddress({
    basename: `${BASE}/${lang}`,
    onAddress({ search }) {
      const next = programmeQuery.read(search);
      // A fragment alone is a goal, and changes no choice.
      if (!isSame(next, choice)) show(next);
    },
  });

  function choose(next: ProgrammeChoice): void {
    go(pathOf(next), isSame(next, choice));
    show(next);
  }
  return { choice, choose, bridge };
}

/**
 * The choice, and its end: links lead to `#campus` and its like, and a track that the filter left out must come back before
 * anybody can be taken there.
 */
function useGoal(requested: ProgrammeChoice): [ProgrammeChoice, (next: ProgrammeChoice) => void] {
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
