import { usePage } from 'shared';
import type { BookingDetail } from 'shared/contract/booking/booking';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { partText } from '../../messages/segments-text.ts';
import { momentText, peopleText } from '../../messages/visit-text.ts';
import { CalendarLink } from '../../components/calendar-link.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { paths } from '../../paths.ts';
import { useWords } from '../../messages/words.ts';
import { MoveFields, type ManagedVisitProps } from './move-fields.tsx';
import { TicketCard } from '../../components/ticket/ticket-card.tsx';
import css from './visit.module.css';

/** A booking with what can be done about it. Buttons are named actions, so the plain form asks for the same. */
export function ManagedVisit({ about, view, change }: ManagedVisitProps) {
  const { detail, token, asks } = view;
  if (!detail) return null;
  const mayChange = detail.changeable;
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <Detail detail={detail} token={token} />
      {detail.state === 'declined' && <Declined />}
      {!mayChange && detail.state === 'confirmed' && view.fault === null && <TooLate phone={about.pavilion.phone} />}
      {mayChange && asks === null && <Actions />}
      {mayChange && asks === 'cancel' && <CancelQuestion />}
      {mayChange && asks === 'move' && <MoveFields about={about} view={view} change={change} />}
    </>
  );
}

function Detail({ detail, token }: { detail: BookingDetail; token: string }) {
  const t = useWords();
  const { lang } = usePage();
  const facts = [
    { name: t('manage.state'), value: t(`manage.${detail.state}`) },
    { name: t('summary.date'), value: dayName(detail.date, lang) },
    { name: t('summary.visitors'), value: peopleText(t, detail.visitors, detail.explainer) },
    ...(detail.parts ? [{ name: t('summary.parts'), value: partText(t, detail.parts) }] : []),
    { name: t('summary.changeable'), value: momentText(t, detail.changeableUntil, lang) },
  ];
  const isOver = detail.state === 'cancelled' || detail.state === 'declined';
  const isVoid = isOver ? t(`manage.${detail.state}`) : undefined;
  return (
    <div className={css['whole']} data-next="shown" tabIndex={-1}>
      <TicketCard visit={detail} facts={facts} isVoid={isVoid} />
      <div className={css['actions']}>
        {detail.state === 'confirmed' && (
          <ArrowLink href={`${paths.ticket.href(lang)}#visit=${token}`}>{t('ticket.device')}</ArrowLink>
        )}
        <CalendarLink
          file={detail.calendarFile}
          reference={detail.reference}
          words={isOver ? t('manage.calendarEnd') : t('manage.calendar')}
        />
      </div>
    </div>
  );
}

function Declined() {
  const t = useWords();
  return <Notice>{t('manage.declinedWhy')}</Notice>;
}

/** Said before anybody tries, with the number to call. */
function TooLate({ phone }: { phone: string }) {
  const t = useWords();
  return (
    <Notice>
      {t('manage.late')} <PhoneLink phone={phone} className={css['call']} />
    </Notice>
  );
}

function Actions() {
  const t = useWords();
  return (
    <div className={css['actions']}>
      <Button name="do" value="ask-move">
        {t('manage.move')}
      </Button>
      <Button weight="ghost" name="do" value="ask-cancel">
        {t('manage.cancel')}
      </Button>
    </div>
  );
}

function CancelQuestion() {
  const t = useWords();
  return (
    <div role="group" aria-labelledby="cancel-question" data-next="asked" tabIndex={-1}>
      <p className="title" id="cancel-question">
        {t('manage.cancelAsk')}
      </p>
      <div className={css['actions']}>
        <Button name="do" value="cancel">
          {t('manage.cancelYes')}
        </Button>
        <Button weight="ghost" name="do" value="see">
          {t('manage.keep')}
        </Button>
      </div>
    </div>
  );
}
