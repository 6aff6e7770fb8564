import { z } from 'zod';

/*
 * CVs on their way in (spec RULE-cv). One is a call of its own, before the application that names it: `POST` to
 * {@link CV_PATH} with a {@link sealed message} of bytes, never in clear.
 */

const MEGABYTE = 1_048_576;
/** Of the file itself. */
export const CV_MOST_BYTES = 5 * MEGABYTE;
/** What the message may have besides: key, seal and name. */
export const CV_MESSAGE_BYTES = CV_MOST_BYTES + 4096;
export const CV_NAME_LENGTH = 120;

/** Below the prefix of calls. */
export const CV_PATH = 'application/file';
export const CV_MESSAGE_TYPE = 'application/octet-stream';

/** What a field of a form may be wrong with. `broken`: it says what it is, but cannot be read as such. */
export const CV_RULES = [
  'required',
  'name',
  'empty',
  'size',
  'type',
  'broken',
  'macro',
  'packed',
  'locked',
  'infected',
  'gone',
] as const;
export type CvRule = (typeof CV_RULES)[number];

export const CV_KINDS = ['pdf', 'docx'] as const;
export type CvKind = (typeof CV_KINDS)[number];

/** What the service has taken; kept for two hours unless an application names it. */
export const cvTaken = z.object({
  file: z.string().regex(/^[\w-]{22}$/),
  name: z.string(),
  kind: z.enum(CV_KINDS),
  bytes: z.number().int(),
});
export type CvTaken = z.infer<typeof cvTaken>;

/** The name as it may be: shown to people, and the path of nothing. */
export const isCvName = (name: string): boolean =>
  name.trim() !== '' &&
  Array.from(name).length <= CV_NAME_LENGTH &&
  !/[/\\:]|\p{C}/u.test(name) &&
  !/^\.+$/.test(name.trim());
