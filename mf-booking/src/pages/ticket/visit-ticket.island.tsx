import { useEffect, useRef, type FormEvent } from 'react';
import { island, useAlive, usePage } from 'shared';
import { STORED_AT_ONCE } from 'shared/contract/section/stored-page';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { Button } from 'shared/ui/form/button/button';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { canKeep } from '../../components/stored/device-store.ts';
import { LinkField } from '../../components/link-field.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { HeldTicketCard } from './held-ticket-card.tsx';
import type { Said, TicketData } from './ticket-view.ts';
import { useTickets } from './use-tickets.ts';
import css from './ticket.module.css';

/** Tickets as they are shown at the gate, which visitors may keep on their device. The secret of a link stands after its `#`. */
function VisitTicket(data: TicketData) {
  const t = useWords();
  const { tickets, token, type, fault, said, busy, open, keep, forget } = useTickets(data);
  const isAlive = useAlive();
  const mayKeep = isAlive && canKeep();
  return (
    <>
      <PageHead title={t('held.title')} lead={tickets.length === 0 ? t('held.none') : t('held.lead')} />
      <div className={css['body']} aria-busy={busy}>
        <div>
          <div role="alert">{fault && <Notice>{t(`manage.${fault}`)}</Notice>}</div>
          <Outcome said={said} />
        </div>
        {tickets.map((held) => (
          <HeldTicketCard
            key={held.token}
            held={held}
            place={data.place}
            keep={mayKeep ? keep : undefined}
            forget={forget}
          />
        ))}
        {tickets.length === 0 && <LinkForm token={token} onChange={type} onOpen={open} />}
        {!isAlive && <WithoutScript isShown={tickets.length > 0} />}
      </div>
    </>
  );
}

/** What was done is said at once, where reading goes on: the pressed button is gone by then. */
function Outcome({ said }: { said: Said | null }) {
  const t = useWords();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said === 'stored' || said === 'removed' || said === 'refused') outcome.current?.focus();
  }, [said]);
  return (
    <div ref={outcome} role="status" tabIndex={-1} data-print="off">
      {said && <Notice>{t(`held.said.${said}`)}</Notice>}
    </div>
  );
}

/** While scripts are on their way, or never come: what is kept can be asked for by a link, which the device answers. */
function WithoutScript({ isShown }: { isShown: boolean }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <>
      {!isShown && (
        <p className={css['atOnce']}>
          <a href={paths.ticket.href(lang, STORED_AT_ONCE)}>{t('held.atOnce')}</a>
        </p>
      )}
      <noscript>
        <p className="note">{t('held.plain')}</p>
      </noscript>
    </>
  );
}

interface LinkFormProps {
  token: string;
  onChange: (token: string) => void;
  onOpen: (token: string) => void;
}

function LinkForm({ token, onChange, onOpen }: LinkFormProps) {
  const t = useWords();
  const { lang } = usePage();
  function submit(event: FormEvent): void {
    event.preventDefault();
    onOpen(token);
  }
  return (
    <form className={css['held']} method="post" action={paths.ticket.href(lang)} noValidate onSubmit={submit}>
      <LinkField label={t('manage.token')} hint={t('manage.tokenHint')} token={token} onChange={onChange} />
      <div className={css['actions']}>
        <Button>{t('manage.open')}</Button>
      </div>
    </form>
  );
}

export default island({
  name: 'visit-ticket',
  when: 'load',
  words: ['held', 'stored', 'ticket', 'summary', 'manage'],
  component: VisitTicket,
});
