import { wordsOf, type Translate as TranslateOf } from 'shared';
import type { Messages } from './en.ts';

export type Translate = TranslateOf<Messages>;
export const useWords = wordsOf<Messages>('mf-content');
