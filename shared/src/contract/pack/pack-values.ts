import { z } from 'zod';

/* What values of the lists of a pack are made of. */

const text = z.string().trim().min(1);
export const words = z.strictObject({ cn: text, en: text });
export const lines = z.strictObject({ cn: z.array(text).min(1), en: z.array(text).min(1) });
export const day = z.iso.date();
/** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
export const minute = z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/);
export const id = z.string().regex(/^[a-z0-9-]{3,64}$/);
