import { atom, type PageStore } from 'shared';
import { storableTexts, readDraft, textsOf, type VisitDraft } from '../../../model/visit-draft.ts';

const KEY = 'visit-draft';
const UNTIL_KEY = 'visit-code-until';
/** Longer than anybody is made to wait: what is farther off was stored by a clock that has been put right. */
const LONGEST_WAIT_MS = 86_400_000;

type Texts = Readonly<Record<string, unknown>>;

/**
 * The whole draft as long as this tab's document lives, wherever the visitor goes meanwhile, personal fields too: memory
 * is no storage.
 */
const draftAtom = atom<Texts | null>(null);

/** Keeps the draft for a reload (without what belongs to a person) and for coming back within this document (all of it). */
export function storeDraft(store: PageStore, draft: VisitDraft): void {
  store.set(draftAtom, Object.fromEntries(textsOf(draft)));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(storableTexts(draft)));
  } catch {
    // Storage may be full or forbidden; the draft then lives as long as the page.
  }
}

export function clearDraft(store: PageStore): void {
  store.set(draftAtom, null);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Keeps when another code may be asked for, so that a reload forgets no wait that the service remembers. */
export function storeUntil(until: number | undefined): void {
  if (until === undefined) return;
  try {
    sessionStorage.setItem(UNTIL_KEY, String(until));
  } catch {
    // Without storage the service says how long to wait.
  }
}

/** When another code may be asked for, if that is still to come. */
export function storedUntil(now: number): number | undefined {
  try {
    const until = Number(sessionStorage.getItem(UNTIL_KEY));
    return until > now && until < now + LONGEST_WAIT_MS ? until : undefined;
  } catch {
    return undefined;
  }
}

/** What was kept; null when there is nothing. */
export function storedDraft(store: PageStore): VisitDraft | null {
  const texts = store.get(draftAtom);
  if (texts && Object.keys(texts).length > 0) return readDraft(texts);
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : readDraft(JSON.parse(text) as Texts);
  } catch {
    return null;
  }
}
