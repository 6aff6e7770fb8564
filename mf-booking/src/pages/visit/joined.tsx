import { useEffect, useRef } from 'react';
import { useAlive, usePage } from 'shared';
import type { WaitingReceipt } from 'shared/contract/booking/waiting';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { WaitingCard } from '../../components/waiting/waiting-card.tsx';
import css from '../../components/waiting/waiting-card.module.css';
import { WaitingNext } from '../../components/waiting/waiting-next.tsx';
import { paths } from '../../paths.ts';

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
    <div className={css['managed']}>
      <div ref={head}>
        <PageHead title={t('joined.title', { count })} lead={t('joined.lead')} />
      </div>
      <WaitingCard detail={joined} figure={count} note={t('joined.number')} />
      <WaitingNext holdMinutes={joined.holdMinutes} />
      <div>
        <SeeStatus token={joined.token} />
        <p className="note">{t('joined.warn')}</p>
      </div>
    </div>
  );
}

/** Without script what stands behind a `#` reaches nobody, so the token is posted. */
function SeeStatus({ token }: { token: string }) {
  const t = useWords();
  const { lang } = usePage();
  const alive = useAlive();
  const address = paths.waiting.href(lang);
  if (alive) {
    return (
      <div className={css['actions']}>
        <ArrowLink href={`${address}#waiting=${token}`}>{t('joined.see')}</ArrowLink>
      </div>
    );
  }
  return (
    <form className={css['actions']} method="post" action={address}>
      <input type="hidden" name="token" value={token} />
      <Button weight="ghost" name="do" value="see">
        {t('joined.see')}
      </Button>
    </form>
  );
}
