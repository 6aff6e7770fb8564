import { isValidPhoneNumber } from 'libphonenumber-js/min';

export const isAbroad = (phone: string): boolean => phone.startsWith('+');

/** Whether its country has such a number; those of mainland China have been checked with the form. */
export const isPhone = (phone: string): boolean => !isAbroad(phone) || isValidPhoneNumber(phone);
