import { cn } from './cn.ts';
import { en } from './en.ts';

/** For titles and descriptions, which `load` writes before anything is rendered. */
export const messages = { cn, en } as const;
