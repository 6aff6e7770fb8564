import { z } from 'zod';

/** One variable of the environment. */
export interface Setting {
  schema: z.ZodType;
  /** What a value must be, in words that follow "must be". */
  rule: string;
  /** As the tables of the documentation show it; empty where there is none. */
  standard: string;
  meaning: string;
  /** May hold a password or a key: a wrong value is never printed. */
  isSecret?: true;
}

export const count = (standard: number, [least, most]: readonly [number, number] = [1, 10_000_000]) => ({
  schema: z.coerce.number().int().min(least).max(most).default(standard),
  rule: `a whole number from ${least} to ${most}`,
  standard: `\`${standard}\``,
});

export const port = {
  schema: z.coerce.number().int().min(1).max(65_535).optional(),
  rule: 'a whole number from 1 to 65535',
  standard: '',
};

/** Of this machine: IPv4, IPv6 without brackets, or a name. */
export const host = (standard: string) => ({
  schema: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default(standard),
  rule: 'an address or host name of this machine',
  standard: `\`${standard}\``,
});

export const folder = (standard: string) => ({
  schema: z.string().min(1).default(standard),
  rule: 'a folder',
  standard: `\`${standard}\``,
});

export const flag = (standard: boolean) => ({
  schema: z.stringbool().default(standard),
  rule: 'true or false',
  standard: `\`${standard}\``,
});

export const text = (standard: string) => ({
  schema: z.string().default(standard),
  rule: 'a text',
  standard: standard === '' ? '' : `\`${standard}\``,
});

const schemeOf = (protocols: readonly string[]) => new RegExp(`^(?:${protocols.join('|')})$`);

export const address = (...protocols: readonly [string, ...string[]]) => ({
  schema: z.url({ protocol: schemeOf(protocols) }).optional(),
  rule: `an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  standard: '',
});

/** A line break may be written as `\n`, because many tools allow one line per variable only. */
export const pem = {
  schema: z
    .string()
    .transform((lines) => lines.replaceAll(String.raw`\n`, '\n'))
    .optional(),
  rule: 'a key as PEM',
  standard: '',
  isSecret: true,
} as const;

/** 256 bits for a symmetric cipher. */
export const secretKey = {
  schema: z
    .base64()
    .length(44)
    .refine((value) => value.endsWith('='))
    .optional(),
  rule: '32 bytes in base64',
  standard: '',
  isSecret: true,
} as const;
