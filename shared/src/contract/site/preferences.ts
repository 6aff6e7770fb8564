/*
 * The form by which visitors choose the look of the site, marked `data-look`: a plain POST, which the kernel takes over
 * where it runs. What is chosen is kept in a cookie of the same name as the field.
 */

/** Where the form posts to, below the language segment. */
export const PREFERENCES_PATH = '/look';
export const PREFERENCES_FIELD = 'look';

/** Values of the field that take the text of articles one size down and up. */
export const TEXT_STEPS = ['shrink', 'grow'] as const;
export type TextStep = (typeof TEXT_STEPS)[number];
