import { Dash } from '../../components/dash.tsx';
import { useWords } from '../../messages/words.ts';

/** A fraction as per cent with the decimals of the files; a dash with words where there is nothing to divide by. */
export function Share({ of }: { of: number | null }) {
  const t = useWords();
  return of === null ? <Dash meaning={t('info.noShare')} /> : `${(of * 100).toFixed(2)}%`;
}
