import { LANGS, type Lang } from 'shared/contract/text/lang';

/*
 * What a group types on its way to a booking, as typed. The same names are the fields of the plain form, so that both
 * ways, with script and without, hold the same thing.
 */

/** Steps in their order; each is an address below `/book`. */
export const STEPS = ['notice', 'who', 'date', 'visitors', 'contact', 'review'] as const;
export type Step = (typeof STEPS)[number];

export interface VisitDraft {
  agreed: boolean;
  kind: 'external' | 'internal';
  company: string;
  department: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm-HH:mm` */
  slot: string;
  visitors: string;
  explainer: boolean;
  /** Language of the guide; empty where it is that of the page. */
  guide: '' | Lang;
  /** What the group needs to take part. */
  needs: string;
  /** How the group is shared out over slots; empty where it comes in one (group-parts). */
  parts: string;
  contact: string;
  /** Where the code and the ticket go. */
  reach: 'phone' | 'email';
  mobile: string;
  email: string;
  code: string;
  consent: boolean;
}
export type Field = keyof VisitDraft;

export const EMPTY: VisitDraft = {
  agreed: false,
  kind: 'external',
  company: '',
  department: '',
  date: '',
  slot: '',
  visitors: '',
  explainer: false,
  guide: '',
  needs: '',
  parts: '',
  contact: '',
  reach: 'phone',
  mobile: '',
  email: '',
  code: '',
  consent: false,
};

/** Fields in the order in which they are asked for. */
export const STEP_FIELDS: Readonly<Record<Step, readonly Field[]>> = {
  notice: ['agreed'],
  who: ['kind', 'company', 'department'],
  date: ['date', 'slot'],
  visitors: ['visitors', 'explainer', 'guide', 'needs', 'parts'],
  contact: ['contact', 'reach', 'mobile', 'email', 'code', 'consent'],
  review: [],
};

/** What a notice that has changed takes back. */
export const NOT_AGREED = { agreed: false, consent: false } as const satisfies Partial<VisitDraft>;

/** Of a person: neither stored nor restored. */
const PERSONAL: ReadonlySet<string> = new Set(['contact', 'mobile', 'email', 'code', 'needs'] satisfies Field[]);
const FIELDS = Object.keys(EMPTY) as Field[];
const YES = 'yes';
/** What a choice may be besides what it is at first. */
const CHOICES: Partial<Record<Field, readonly string[]>> = { kind: ['internal'], guide: LANGS, reach: ['email'] };

export const isStep = (name: string): name is Step => (STEPS as readonly string[]).includes(name);

/**
 * The step that an address asks for.
 * @param base path below which the steps have their addresses
 * @returns null for every other page: an address may be ahead of the page that is shown
 */
export function stepAt(pathname: string, base: string): Step | 'done' | null {
  if (!pathname.startsWith(`${base}/`)) return null;
  const name = pathname.slice(base.length + 1);
  return isStep(name) || name === 'done' ? name : null;
}

export function stepBeside(step: Step, by: -1 | 1): Step | null {
  return STEPS[STEPS.indexOf(step) + by] ?? null;
}

export function stepOf(field: Field): Step {
  return STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 'notice';
}

/** Who comes, as it was typed. */
export const groupOf = ({ kind, company, department }: VisitDraft) => (kind === 'internal' ? department : company);

/** How many come, in whatever digits they were typed; not a number while it is none. */
export const visitorsOf = ({ visitors }: Pick<VisitDraft, 'visitors'>): number =>
  visitors.trim() === '' ? Number.NaN : Number(visitors.normalize('NFKC'));

/** Whether the pavilion answers such a group by hand. */
export const asksFirst = (draft: Pick<VisitDraft, 'visitors'>, large?: { approveFrom: number }): boolean =>
  large !== undefined && visitorsOf(draft) >= large.approveFrom;

/** From texts by name: of a form, or of what was kept. Anything else is as if it were missing. */
export function readDraft(texts: Readonly<Record<string, unknown>>): VisitDraft {
  const entries = FIELDS.map((field) => [field, valueOf(field, texts[field])] as const);
  return Object.fromEntries(entries) as unknown as VisitDraft;
}

function valueOf(field: Field, text: unknown): string | boolean {
  if (typeof EMPTY[field] === 'boolean') return text === YES;
  const choices = CHOICES[field];
  if (choices) return choices.find((choice) => choice === text) ?? EMPTY[field];
  return typeof text === 'string' ? text : '';
}

/** As texts by name; what says nothing is left out, as browsers do with unticked boxes. */
export function textsOf(draft: VisitDraft): [name: Field, text: string][] {
  return FIELDS.flatMap((field): [Field, string][] => {
    const value = draft[field];
    if (typeof value === 'boolean') return value ? [[field, YES]] : [];
    return value === '' ? [] : [[field, value]];
  });
}

/** Without what belongs to a person. */
export function storableTexts(draft: VisitDraft): Record<string, string> {
  return Object.fromEntries(textsOf(draft).filter(([field]) => !PERSONAL.has(field)));
}

/** Start and end of a chosen slot; empty where there is none. */
export function slotTimes(slot: string): { start: string; end: string } {
  const [start = '', end = ''] = slot.split('-');
  return { start, end };
}
