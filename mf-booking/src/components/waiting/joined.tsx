import { useEffect, useRef } from 'react';
import { useAlive, usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import type { WaitingReceipt } from 'shared/contract/waiting';
import { ArrowLink } from 'shared/ui/arrow-link/arrow-link';
import { Button } from 'shared/ui/button/button';
import { PageHead } from 'shared/ui/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { LineCard } from './line-card.tsx';
import css from './line-card.module.css';
import { LineNext } from './line-next.tsx';

export interface JoinedProps {
  joined: WaitingReceipt;
  /** A moment ago in this page: its heading takes focus. */
  isFresh: boolean;
}

/** What somebody reads who has just got in line. */
export function Joined({ joined, isFresh }: JoinedProps) {
  const t = useWords();
  const head = useRef<HTMLDivElement>(null);
  const count = joined.line ?? 1;
  useEffect(() => {
    if (!isFresh) return;
    const heading = head.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isFresh]);
  return (
    <div className={css['place']}>
      <div ref={head}>
        <PageHead title={t('line.title', { count })} lead={t('line.lead')} />
      </div>
      <LineCard detail={joined} figure={count} note={t('line.number')} />
      <LineNext holdMinutes={joined.holdMinutes} />
      <div>
        <SeePlace token={joined.token} />
        <p className="note">{t('line.warn')}</p>
      </div>
    </div>
  );
}

/** Without script what stands behind a `#` reaches nobody, so the token is posted. */
function SeePlace({ token }: { token: string }) {
  const t = useWords();
  const { lang } = usePage();
  const alive = useAlive();
  const address = `${BASE}/${lang}/book/waiting`;
  if (alive) {
    return (
      <div className={css['acts']}>
        <ArrowLink href={`${address}#waiting=${token}`}>{t('line.see')}</ArrowLink>
      </div>
    );
  }
  return (
    <form className={css['acts']} method="post" action={address}>
      <input type="hidden" name="token" value={token} />
      <Button weight="ghost" name="do" value="see">
        {t('line.see')}
      </Button>
    </form>
  );
}
