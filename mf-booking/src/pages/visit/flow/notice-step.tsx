import { useState } from 'react';
import { useAlive } from 'shared';
import { Check } from 'shared/ui/form/check/check';
import { useWords } from '../../../messages/words.ts';
import { NoticeText } from './notice-text.tsx';
import type { StepProps } from './flow.ts';

/** Read to its end and agreed. Without script the whole notice stands above the box, and the service checks the tick. */
export function NoticeStep({ flow, error }: StepProps) {
  const t = useWords();
  const alive = useAlive();
  const { agreed } = flow.state.draft;
  const [seen, setSeen] = useState(false);
  const read = seen || agreed;
  return (
    <>
      <NoticeText notice={flow.about.pavilion.notice} onRead={() => setSeen(true)} />
      <div role="status">
        <p className="note">{read ? t('notice.read') : t('notice.scroll')}</p>
      </div>
      <Check
        id="agreed"
        name="agreed"
        value="yes"
        checked={agreed}
        error={error('agreed')}
        aria-disabled={(alive && !read) || undefined}
        onChange={(event) => {
          if (read || !alive) flow.change({ agreed: event.target.checked });
        }}
      >
        {t('notice.agree')}
      </Check>
    </>
  );
}
