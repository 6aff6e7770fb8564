import { z } from 'zod';
import { address, count } from './setting.ts';

const GIGABYTE = 1024 ** 3;

/** How long applications and their CVs are stored, and who looks at the files. */
export const APPLICATION_SETTINGS = {
  APPLICATION_KEEP_DAYS: {
    ...count(180, [1, 3650]),
    meaning: 'days after the last change of an application for which it and its CV are stored',
  },
  APPLICATION_STORE_BYTES: {
    ...count(2 * GIGABYTE, [1, 1000 * GIGABYTE]),
    meaning: 'most bytes of all CVs; then no more are taken',
  },
  SCAN_COMMAND: {
    schema: z.string().min(1).optional(),
    rule: 'a program with its arguments, separated by spaces',
    standard: '',
    meaning:
      'looks at every CV: reads it from standard input, ends with 0 for a clean and 1 for an infected one, such as `clamdscan --no-summary -`',
  },
  SCAN_URL: {
    ...address('http', 'https'),
    meaning:
      'looks at every CV, after `SCAN_COMMAND` where both are set: is posted its bytes, answers 200 or 204 for a clean and 406 or 422 for an infected one',
  },
  SCAN_TOKEN: {
    schema: z.string().min(16).optional(),
    rule: 'a text of at least 16 characters',
    standard: '',
    isSecret: true,
    meaning: 'what `SCAN_URL` is sent as `Authorization: Bearer`',
  },
  SCAN_TIMEOUT_MS: {
    ...count(10_000, [100, 60_000]),
    meaning: 'how long a program or a request may take before the CV is not taken',
  },
} as const;
