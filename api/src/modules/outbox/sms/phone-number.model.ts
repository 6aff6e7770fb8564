/** A number as providers want it (ITU-T E.164): one without a country is of mainland China. */
export const e164 = (mobile: string): string => (mobile.startsWith('+') ? mobile : `+86${mobile}`);
