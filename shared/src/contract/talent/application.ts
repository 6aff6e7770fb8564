import '../booking/no-eval.ts';
import { z } from 'zod';
import { manageToken, verificationCode } from '../booking/booking.ts';
import { hasOneAddress, ONE_ADDRESS, reachable } from '../booking/contact-address.ts';
import { fault, lengthFault, name } from '../text/name-field.ts';

/*
 * An application for a vacancy, the same for the form and the service (spec ENT-application). Every rule has a key, which
 * the messages of both sides are looked up by: `required length characters letters format accepted version gone`, and
 * those of {@link CV_RULES} for the file.
 */

/** The text that applicants agree to, as the words of the form say it; another one is another version. */
export const APPLICATION_CONSENT = '2026-11';

/** Spec RULE-name-length. */
const NAME_LENGTH = [2, 50] as const;
const COUNTRY_LENGTH = [2, 60] as const;
/** Spec RULE-motivation: in characters; encrypted it still fits the longest field of a body. */
export const MOTIVATION_LENGTH = [10, 500] as const;

/** When somebody could begin. */
export const STARTS = ['now', 'month', 'quarter', 'later'] as const;
export type Start = (typeof STARTS)[number];

/** Line breaks stay: it is a text of its own. Control characters are nobody's words. */
const motivation = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .superRefine((text, context) =>
    fault(
      context,
      lengthFault(text, MOTIVATION_LENGTH) ?? (/[^\P{C}\n\u200c\u200d]/u.test(text) ? 'characters' : undefined),
    ),
  );

/** Without an answer it says so itself: the usual words are of choices that are wrong. */
const start = z.string().transform((text, context) => {
  const known = STARTS.find((one) => one === text);
  if (known) return known;
  fault(context, 'required');
  return z.NEVER;
});

export const applicationForm = z
  .strictObject({
    /** Id of the vacancy. */
    job: z.string().regex(/^[\w-]{1,64}$/, { message: 'format' }),
    contact: name(NAME_LENGTH),
    ...reachable,
    code: verificationCode,
    country: name(COUNTRY_LENGTH),
    /** What `application/file` answered for the CV. */
    cv: z.string().refine((token) => /^[\w-]{22}$/.test(token), { message: 'required' }),
    motivation,
    start,
    accepted: z.boolean().refine((accepted) => accepted, { message: 'accepted' }),
    /** Version of the consent that was on the screen. */
    consentVersion: name([1, 40]),
  })
  .refine(hasOneAddress, ONE_ADDRESS);
export type ApplicationForm = z.output<typeof applicationForm>;

/** In this order, from the door to the answer; the last two end it. */
export const APPLICATION_STATES = ['received', 'reviewing', 'interview', 'offered', 'declined', 'hired'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Nothing of it tells who applied. */
export const applicationDetail = z.object({
  /** `AP-yyyyMMdd-XXXC`; the last sign checks the others. */
  reference: z.string(),
  job: z.string(),
  /** Of the vacancy; empty when the site has it no more. */
  title: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai: when it was sent, and when its state changed last. */
  sentAt: z.string(),
  changedAt: z.string(),
  /** First day on which nothing of it is stored any more unless its state changes, `yyyy-MM-dd`. */
  erasedOn: z.string(),
  /** Of the CV. */
  bytes: z.number().int(),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const applicationReceipt = applicationDetail.extend({ manageToken });
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

export const withdrawn = z.object({ reference: z.string(), title: z.string() });
