import type { PressAlertChoices } from 'shared/contract/media/press-alert';
import { PRESS_KINDS } from '../../model/press-choice.ts';

const BRAND = /^brand-([a-z0-9-]{3,64})$/;

/** A box each, because a form of this site brings the first value of a field only. */
export const choicesIn = (fields: Readonly<Record<string, string>>): PressAlertChoices => ({
  kinds: PRESS_KINDS.filter((kind) => fields[`kind-${kind}`] !== undefined),
  brands: Object.keys(fields).flatMap((name) => BRAND.exec(name)?.[1] ?? []),
});

/** What a link from the newsroom asks for; nothing of it is nothing ticked. */
export const choicesAsked = ({ kind, brand }: Readonly<Record<string, string>>): PressAlertChoices => ({
  kinds: PRESS_KINDS.filter((one) => one === kind),
  brands: brand !== undefined && BRAND.test(`brand-${brand}`) ? [brand] : [],
});
