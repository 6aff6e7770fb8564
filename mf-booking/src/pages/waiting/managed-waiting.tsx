import { usePage } from 'shared';
import type { WaitingDetail } from 'shared/contract/booking/waiting';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { LinkField } from '../../components/link-field.tsx';
import { WaitingCard } from '../../components/waiting/waiting-card.tsx';
import css from '../../components/waiting/waiting-card.module.css';
import { WaitingNext } from '../../components/waiting/waiting-next.tsx';
import { TimeLeft } from './time-left.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { WaitingView } from '../../model/waiting-view.ts';

export interface ManagedWaitingProps {
  detail: WaitingDetail;
  view: WaitingView;
  /** The time of the offer is over. */
  onOver: () => void;
}

/** An entry of the waiting list with what can be done about it. Buttons are named actions, so the plain form asks for the same. */
export function ManagedWaiting({ detail, view, onOver }: ManagedWaitingProps) {
  const t = useWords();
  const { state, line, secondsLeft } = detail;
  return (
    <div className={css['managed']}>
      <input type="hidden" name="token" value={view.token} />
      {state === 'waiting' && <WaitingCard detail={detail} figure={line} note={t('joined.number')} />}
      {state === 'offered' && (
        <WaitingCard
          detail={detail}
          figure={<TimeLeft seconds={secondsLeft ?? 0} onOver={onOver} />}
          note={t('status.left')}
        />
      )}
      {state !== 'waiting' && state !== 'offered' && (
        <WaitingCard detail={detail} note={t(state === 'left' ? 'status.leftState' : `status.${state}`)} />
      )}
      <Actions detail={detail} view={view} />
      {state === 'waiting' && <WaitingNext holdMinutes={detail.holdMinutes} />}
    </div>
  );
}

function Actions({ detail: { state }, view }: Pick<ManagedWaitingProps, 'detail' | 'view'>) {
  const t = useWords();
  const { lang } = usePage();
  if (state === 'waiting' && view.asks === 'leave') return <Question act="leave" />;
  if (state === 'offered' && view.asks === 'decline') return <Question act="decline" />;
  return (
    <div className={css['actions']}>
      {state === 'waiting' && <ActionButton action="ask-leave" label={t('status.leave')} weight="ghost" />}
      {state === 'offered' && <ActionButton action="accept" label={t('status.accept')} />}
      {state === 'offered' && <ActionButton action="ask-decline" label={t('status.decline')} weight="ghost" />}
      {/* Once accepted, the secret is that of the booking, and asking again shows its ticket. */}
      {state === 'accepted' && <ActionButton action="accept" label={t('status.booking')} />}
      {(state === 'declined' || state === 'lapsed' || state === 'left' || state === 'ended') && (
        <ButtonLink href={paths.visit.href(lang, { step: 'notice' })}>{t('status.again')}</ButtonLink>
      )}
    </div>
  );
}

interface ActionButtonProps {
  action: string;
  label: string;
  weight?: 'firm' | 'ghost';
}

function ActionButton({ action, label, weight = 'firm' }: ActionButtonProps) {
  return (
    <Button weight={weight} name="do" value={action}>
      {label}
    </Button>
  );
}

function Question({ act }: { act: 'leave' | 'decline' }) {
  const t = useWords();
  return (
    <div className={css['question']} role="group" aria-labelledby="waiting-question">
      <p className="title" id="waiting-question">
        {t(`status.${act}Ask`)}
      </p>
      <div className={css['actions']}>
        <ActionButton action={act} label={t(`status.${act}Yes`)} />
        <ActionButton action="see" label={t(act === 'leave' ? 'status.keep' : 'status.keepOffer')} weight="ghost" />
      </div>
    </div>
  );
}

export function TokenField({ token, onChange }: { token: string; onChange: (token: string) => void }) {
  const t = useWords();
  return (
    <>
      <LinkField label={t('status.token')} hint={t('status.tokenHint')} token={token} onChange={onChange} />
      <div className={css['actions']}>
        <ActionButton action="see" label={t('status.open')} />
      </div>
    </>
  );
}
