import { wordsOf } from 'shared';
import type { Messages } from './en.ts';

export const useWords = wordsOf<Messages>('mf-media');
