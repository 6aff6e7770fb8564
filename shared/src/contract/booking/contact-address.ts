import { z } from 'zod';
import { whenObject } from '../call/when-object.ts';
import { halfWidth } from '../text/half-width.ts';
import { deliverableAddress, tidyMailAddress } from '../text/mail-address.ts';

/*
 * How a group is reached: by phone, or by mail instead (spec RULE-phone, RULE-email). Its code goes there, its messages
 * follow, and visits, codes and those that nobody came to are counted by it.
 */

export const written = (text: string): string => halfWidth(text).trim();

/** A mobile number of mainland China, or one of another country with its code; whether that country has it the service knows. */
const PHONE = /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/;

/** As typed: spaces, hyphens, dots and brackets are left out, and so is the code of mainland China. */
const tidyPhone = (text: string): string =>
  written(text)
    .replace('＋', '+')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+86/, '');

/** Either of them may be empty; that one is not is a rule between them. */
export const reachable = {
  mobile: z
    .string()
    .transform(tidyPhone)
    .refine((text) => text === '' || PHONE.test(text), { message: 'format' })
    .default(''),
  email: z
    .string()
    .transform(tidyMailAddress)
    .refine((text) => text === '' || deliverableAddress(text) !== null, { message: 'format' })
    .default(''),
};

export interface ContactAddress {
  mobile: string;
  email: string;
}

/** Two would be two people to count by, of whom one has proven nothing. */
export const hasOneAddress = ({ mobile, email }: ContactAddress): boolean => (mobile === '') !== (email === '');
/** The rule that {@link hasOneAddress} keeps, told at the phone: that is what most have. */
export const ONE_ADDRESS = { path: ['mobile'], message: 'required', when: whenObject };

/** By what a group is known and counted: the same for all spellings of one address. */
export const addressKey = ({ mobile, email }: ContactAddress): string =>
  email === '' ? mobile : (deliverableAddress(email)?.toLowerCase() ?? email);
