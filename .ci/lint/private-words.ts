/*
 * Words that once had a meaning in this repository only. Each has a word that a textbook uses; the lint rule and the check
 * of file names refuse the old one where it stands for the old meaning. Prose, and a word in its ordinary meaning, is free.
 */

export interface PrivateWord {
  /** Matches the names that are refused. */
  name: RegExp;
  /** What to say instead. */
  say: string;
  /** Paths where the word has its ordinary meaning. */
  except?: RegExp;
  /** Paths where it had the private one, when it is ordinary everywhere else. */
  only?: RegExp;
}

/** The word as a part of a name in camelCase, PascalCase, snake_case or kebab-case, never inside another word. */
const part = (...words: readonly string[]): RegExp => {
  const upper = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return new RegExp(`(?:^|[_-])(?:${words.join('|')})(?![a-z])|(?:${upper.join('|')})(?![a-z])`);
};

const DRAWINGS = /^art\//;

/** Drawings, figures of vehicles, and where releases and processes of other ages are met by the names of their time (frame.ts). */
const EARLIER_DOOR =
  /^(?:art\/|shared\/src\/contract\/vehicle\/|content\/src\/vehicles\.test\.ts|api\/testing\/samples\/|mf-content\/src\/(?:messages\/\w+-vehicle\.ts|pages\/brand\/)|shared\/src\/contract\/section\/frame\.ts|shell\/src\/frame\/site\.test\.ts|shell\/src\/renderer\/open-site\.ts)/;
const EARLIER_GROUND =
  /^(?:art\/|content\/|shared\/src\/contract\/section\/(?:header-theme(?:\.test)?|release)\.ts|shell\/src\/frame\/site\.test\.ts)/;

export const PRIVATE_WORDS: readonly PrivateWord[] = [
  { name: part('door', 'doors'), say: 'entry, endpoint or load balancer', except: EARLIER_DOOR },
  { name: part('surroundings'), say: 'dependencies, context or options' },
  { name: part('wardrobe', 'dress', 'dressed'), say: 'preferences', except: DRAWINGS },
  { name: part('leash', 'leashed'), say: 'parent watch' },
  { name: part('salvage', 'salvaged'), say: 'recover' },
  { name: part('wish', 'wishes'), say: 'request, options or action' },
  { name: part('telling', 'told', 'tell'), say: 'notification, notify or the thing itself' },
  { name: part('owed', 'deed'), say: 'due, action' },
  { name: part('trouble', 'troubles'), say: 'failure, problem or error' },
  { name: part('twin', 'twins'), say: 'dark variant or translation', except: DRAWINGS },
  { name: part('ground'), say: 'header theme or background', except: EARLIER_GROUND },
  { name: /^(?:paper|NIGHT)$/, say: 'header theme: light or dark', except: DRAWINGS },
  { name: /^Kept$|^kept(?:[A-Z]|$)/, say: 'cached or stored' },
  { name: /^asked(?:[A-Z]|$)/, say: 'request, requested or pending' },
  { name: /^(?:is|use)Calm$/, say: 'prefersReducedMotion, useReducedMotion' },
  { name: /^note(?!Of$)[A-Z]/, say: 'record' },
  {
    name: /^lookOf$|^(?:read|show|change|listenFor|create)Look|^Looks?(?:Choice|Form)?$|^look(?:Attributes|Cookie)$/,
    say: 'preferences',
    except: DRAWINGS,
  },
  {
    name: /^(?:[A-Z]\w*)?Places?$|^placesOf$|[a-z](?<![iI]n)Places?$/,
    say: 'seat, position, cursor or associated data',
    except: DRAWINGS,
  },
  {
    name: /^(?:[A-Z]\w*)?Parts?$|^parts?(?:Of|For|In)$/,
    say: 'components, elements, options or dependencies',
    except: DRAWINGS,
  },
  { name: /^(?:create)?Form$/, say: 'representation', only: /^shell\/src\/web\// },
];

/** Why a name may not be; undefined when it may. `path` is relative to the repository. */
export function privateWordIn(name: string, path: string): string | undefined {
  const found = PRIVATE_WORDS.find(
    (word) => word.name.test(name) && !word.except?.test(path) && (word.only?.test(path) ?? true),
  );
  return found && `"${name}" is a word of this repository only; say ${found.say}`;
}
