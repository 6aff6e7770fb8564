import { usePage } from 'shared';
import type { BookingDetail } from 'shared/contract/booking';
import { Button } from 'shared/ui/button/button';
import { dayName } from 'shared/ui/date-grid/date-words';
import { Facts } from 'shared/ui/facts/facts';
import { QrCode } from 'shared/ui/qr-code/qr-code';
import { useWords } from '../../messages/words.ts';
import type { ManageView, VisitAbout } from '../../model/visit-view.ts';
import { MoveFields } from './move-fields.tsx';
import css from './visit.module.css';

export interface ManagedVisitProps {
  about: VisitAbout;
  view: ManageView;
  change: (patch: Partial<ManageView>) => void;
}

/** A booking with what can be done about it. Buttons are named wishes, so the plain form asks for the same. */
export function ManagedVisit({ about, view, change }: ManagedVisitProps) {
  const { detail, token, asks } = view;
  if (!detail) return null;
  const mayChange = detail.changeable;
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <Detail detail={detail} />
      {mayChange && asks === null && <Wishes />}
      {mayChange && asks === 'cancel' && <CancelQuestion />}
      {mayChange && asks === 'move' && <MoveFields about={about} view={view} change={change} />}
    </>
  );
}

function Detail({ detail }: { detail: BookingDetail }) {
  const t = useWords();
  const { lang } = usePage();
  const facts = [
    { name: t('summary.reference'), value: detail.reference },
    { name: t('manage.state'), value: t(`manage.${detail.state}`) },
    { name: t('summary.date'), value: dayName(detail.date, lang) },
    { name: t('summary.time'), value: `${detail.start}–${detail.end}` },
    { name: t('summary.visitors'), value: detail.visitors + (detail.explainer ? `, ${t('summary.guide')}` : '') },
    { name: t('summary.changeable'), value: detail.changeableUntil.slice(0, 16) },
  ];
  return (
    <>
      <Facts facts={facts} />
      {detail.state === 'confirmed' && (
        <QrCode text={detail.reference} label={`${t('summary.reference')} ${detail.reference}`} />
      )}
    </>
  );
}

function Wishes() {
  const t = useWords();
  return (
    <div className={css['acts']}>
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
    <div role="group" aria-labelledby="cancel-question">
      <p className="title" id="cancel-question">
        {t('manage.cancelAsk')}
      </p>
      <div className={css['acts']}>
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
