import { atom, type PageStore } from 'shared';
import { readDraft, storableDraft, type ApplyDraft } from '../../model/apply-draft.ts';

const KEY = 'apply-draft';

/**
 * The whole draft as long as this tab's document lives, personal fields too: memory is no storage. The file stays with the
 * form that it was chosen in.
 */
const draftAtom = atom<{ job: string; draft: ApplyDraft } | null>(null);

/** Keeps the draft for coming back, and for a reload what belongs to nobody; null forgets it. */
export function rememberDraft(store: PageStore, job: string, draft: ApplyDraft | null): void {
  store.set(draftAtom, draft && { job, draft });
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(storableDraft(draft)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be full or forbidden; the draft then lives as long as the page.
  }
}

/** What was kept; null when there is nothing. */
export function rememberedDraft(store: PageStore, job: string): Partial<ApplyDraft> | null {
  const stored = store.get(draftAtom);
  if (stored?.job === job) return stored.draft;
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : storableDraft(readDraft(JSON.parse(text) as Record<string, unknown>));
  } catch {
    return null;
  }
}
