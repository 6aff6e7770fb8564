import { keptTexts, readDraft, textsOf, type VisitDraft } from '../../model/visit-draft.ts';

const KEY = 'visit-draft';

/** The whole of it as long as this tab's document lives, personal fields too: memory is no storage. */
let inMemory: Readonly<Record<string, string>> = {};

/** Keeps the draft for a reload (without what belongs to a person) and for coming back within this document (all of it). */
export function keepDraft(draft: VisitDraft): void {
  inMemory = Object.fromEntries(textsOf(draft));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keptTexts(draft)));
  } catch {
    // Storage may be full or forbidden; the draft then lives as long as the page.
  }
}

export function forgetDraft(): void {
  inMemory = {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** What was kept; null when there is nothing. */
export function keptDraft(): VisitDraft | null {
  if (Object.keys(inMemory).length > 0) return readDraft(inMemory);
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : readDraft(JSON.parse(text) as Record<string, unknown>);
  } catch {
    return null;
  }
}
