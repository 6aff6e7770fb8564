import { z } from 'zod';
import { applicationReceipt } from 'shared/contract/talent/application';
import { cvTaken } from 'shared/contract/talent/cv-file';
import { FIELD_ORDER, readDraft, type ApplyField } from './apply-draft.ts';
import type { ApplicationView } from './application-view.ts';
import type { ApplyData, ApplyView } from './apply-view.ts';

/*
 * What plain forms led to, as browsers bring it along. Another release may have written it, so it is read like anything
 * from outside: what does not fit is as if it were missing.
 */

export const APPLY_STATE = 'apply';
export const APPLICATION_STATE = 'application';
/** Part of the address at which a link's own page is shown again. */
export const OPENED = { opened: '1' } as const;

const fault = z.object({
  field: z.enum(FIELD_ORDER as [ApplyField, ...ApplyField[]]),
  rule: z.string(),
  count: z.number().optional(),
});
const formState = z.object({
  job: z.string(),
  texts: z.record(z.string(), z.string()),
  cv: cvTaken.nullable(),
  faults: z.array(fault),
  failure: z.object({ kind: z.enum(['down', 'busy', 'again', 'applied', 'most', 'closed']) }).nullable(),
  key: z.string(),
  puzzle: z.string().nullable(),
  sent: z.boolean(),
});
const applyState = z.union([z.object({ job: z.string(), receipt: applicationReceipt }), formState]);

type States = Readonly<Record<string, unknown>> | undefined;
type Shown = Pick<ApplyData, 'view' | 'receipt'>;

export function applyStateOf(job: string, { view, receipt }: Shown): z.input<typeof applyState> {
  if (receipt) return { job, receipt };
  const { draft, faults, ...rest } = view;
  return { job, ...rest, faults: [...faults], texts: { ...draft } };
}

/** What was brought along for this vacancy; null for another one, or none. */
export function readApply(
  states: States,
  job: string,
): { view: ApplyView } | { receipt: NonNullable<Shown['receipt']> } | null {
  const { data } = applyState.safeParse(states?.[APPLY_STATE]);
  if (data?.job !== job) return null;
  if ('receipt' in data) return { receipt: data.receipt };
  const { texts, faults, job: _job, ...view } = data;
  const whole = faults.map(({ field, rule, count }) => ({ field, rule, ...(count !== undefined && { count }) }));
  return { view: { ...view, draft: readDraft(texts), faults: whole } };
}

const linkState = z.object({
  token: z.string(),
  fault: z.enum(['unknown', 'down']).nullable(),
  asks: z.boolean(),
  gone: z.string().nullable(),
});

export const applicationStateOf = ({ detail: _detail, ...rest }: ApplicationView): z.input<typeof linkState> => rest;

export const readApplication = (states: States): Omit<ApplicationView, 'detail'> | null =>
  linkState.safeParse(states?.[APPLICATION_STATE]).data ?? null;
