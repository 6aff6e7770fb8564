import { useAlive } from '../../runtime/use-alive.ts';
import { Icon } from '../icon/icon.tsx';
import css from './share-bar.module.css';

export interface NativeShareProps {
  title: string;
  url: string;
  word: string;
}

/** The system's own sheet for sharing, in islands; nothing where there is none. */
export function NativeShare({ title, url, word }: NativeShareProps) {
  const alive = useAlive();
  if (!alive || typeof navigator.share !== 'function') return null;
  // Rejected when the visitor closes the sheet, which is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => {});
  return (
    <button className={css['way']} type="button" onClick={share}>
      <Icon name="share" />
      {word}
    </button>
  );
}
