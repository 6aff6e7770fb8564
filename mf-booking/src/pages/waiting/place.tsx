import { usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import type { WaitingDetail } from 'shared/contract/waiting';
import { Button, ButtonLink } from 'shared/ui/button/button';
import { TextField } from 'shared/ui/text-field/text-field';
import { LineCard } from '../../components/waiting/line-card.tsx';
import css from '../../components/waiting/line-card.module.css';
import { LineNext } from '../../components/waiting/line-next.tsx';
import { TimeLeft } from '../../components/waiting/time-left.tsx';
import { useWords } from '../../messages/words.ts';
import type { LineView } from '../../model/waiting-view.ts';

export interface PlaceProps {
  detail: WaitingDetail;
  view: LineView;
  /** The time of the offer is over. */
  onOver: () => void;
}

/** A place in line with what can be done about it. Buttons are named wishes, so the plain form asks for the same. */
export function Place({ detail, view, onOver }: PlaceProps) {
  const t = useWords();
  const { state, line, secondsLeft } = detail;
  return (
    <div className={css['place']}>
      <input type="hidden" name="token" value={view.token} />
      {state === 'waiting' && <LineCard detail={detail} figure={line} note={t('line.number')} />}
      {state === 'offered' && (
        <LineCard
          detail={detail}
          figure={<TimeLeft seconds={secondsLeft ?? 0} onOver={onOver} />}
          note={t('place.left')}
        />
      )}
      {state !== 'waiting' && state !== 'offered' && (
        <LineCard detail={detail} note={t(state === 'left' ? 'place.leftState' : `place.${state}`)} />
      )}
      <Acts detail={detail} view={view} />
      {state === 'waiting' && <LineNext holdMinutes={detail.holdMinutes} />}
    </div>
  );
}

function Acts({ detail: { state }, view }: Pick<PlaceProps, 'detail' | 'view'>) {
  const t = useWords();
  const { lang } = usePage();
  if (state === 'waiting' && view.asks === 'leave') return <Question act="leave" />;
  if (state === 'offered' && view.asks === 'decline') return <Question act="decline" />;
  return (
    <div className={css['acts']}>
      {state === 'waiting' && <Wish wish="ask-leave" label={t('place.leave')} weight="ghost" />}
      {state === 'offered' && <Wish wish="accept" label={t('place.accept')} />}
      {state === 'offered' && <Wish wish="ask-decline" label={t('place.decline')} weight="ghost" />}
      {/* Once accepted, the secret is that of the booking, and asking again shows its ticket. */}
      {state === 'accepted' && <Wish wish="accept" label={t('place.booking')} />}
      {(state === 'declined' || state === 'lapsed' || state === 'left' || state === 'ended') && (
        <ButtonLink href={`${BASE}/${lang}/book/notice`}>{t('place.again')}</ButtonLink>
      )}
    </div>
  );
}

interface WishProps {
  wish: string;
  label: string;
  weight?: 'firm' | 'ghost';
}

function Wish({ wish, label, weight = 'firm' }: WishProps) {
  return (
    <Button weight={weight} name="do" value={wish}>
      {label}
    </Button>
  );
}

function Question({ act }: { act: 'leave' | 'decline' }) {
  const t = useWords();
  return (
    <div className={css['question']} role="group" aria-labelledby="line-question">
      <p className="title" id="line-question">
        {t(`place.${act}Ask`)}
      </p>
      <div className={css['acts']}>
        <Wish wish={act} label={t(`place.${act}Yes`)} />
        <Wish wish="see" label={t(act === 'leave' ? 'place.keep' : 'place.keepOffer')} weight="ghost" />
      </div>
    </div>
  );
}

export function TokenField({ token, onChange }: { token: string; onChange: (token: string) => void }) {
  const t = useWords();
  return (
    <>
      <TextField
        id="token"
        name="token"
        label={t('place.token')}
        hint={t('place.tokenHint')}
        autoComplete="off"
        spellCheck={false}
        value={token}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css['acts']}>
        <Wish wish="see" label={t('place.open')} />
      </div>
    </>
  );
}
