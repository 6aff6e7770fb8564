import type { Translate } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import { momentOf } from '../model/visit-days.ts';
import { visitorsOf, type VisitDraft } from '../model/visit-draft.ts';
import type { Messages } from './en.ts';

/** How many come and whether a guide waits for them. */
export function peopleText(t: Translate<Messages>, count: number, guided: boolean): string {
  return t(guided ? 'summary.guided' : 'summary.people', { count });
}

/** The same of what was typed; as it was typed while it is no number, empty before anything was. */
export function groupSize(t: Translate<Messages>, draft: Pick<VisitDraft, 'visitors' | 'explainer'>): string {
  const count = visitorsOf(draft);
  return Number.isInteger(count) && count > 0 ? peopleText(t, count, draft.explainer) : draft.visitors;
}

/** @param stamp `yyyy-MM-dd HH:mm:ss` of Shanghai, as the service writes it */
export function momentText(t: Translate<Messages>, stamp: string, lang: Lang): string {
  const { date, time } = momentOf(stamp);
  return t('summary.moment', { day: dayName(date, lang), time });
}
