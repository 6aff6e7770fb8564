import { useState } from 'react';
import { Button } from 'shared/ui/button/button';
import { useWords } from '../../messages/words.ts';
import { EXPLAINER, mayHaveExplainer } from 'shared/contract/explainer-rule';
import { readVisitors, type VisitorCount } from 'shared/contract/visitor-count';
import css from './book.module.css';
import type { StepProps } from './notice-step.tsx';
import { PhoneLink } from './phone-link.tsx';

/** What the caller needs at hand. Nothing is sent and nobody is asked who they are. */
export function TelephoneStep({ phone, state, dispatch, heading }: StepProps & { phone: string }) {
  const t = useWords();
  const count = readVisitors(state.visitors);
  return (
    <div className={css['telephone']}>
      <h3 className={css['heading']} ref={heading} tabIndex={-1}>
        {t('call.title')}
      </h3>
      <p className={css['soft']}>{t('call.lead')}</p>
      <Visitors text={state.visitors} count={count} onChange={(text) => dispatch({ type: 'visitors', text })} />
      <Checklist count={count} />
      <p className={css['call']}>
        <span className="note">{t('call.phone')}</span>
        <PhoneLink phone={phone} className={css['number']} />
      </p>
      <div className={css['actions']}>
        <Button type="button" weight="ghost" onClick={() => dispatch({ type: 'back' })}>
          {t('call.back')}
        </Button>
      </div>
    </div>
  );
}

interface VisitorsProps {
  text: string;
  count: VisitorCount;
  onChange: (text: string) => void;
}

/** Complains only after somebody has left the field, and then at once about every change. */
function Visitors({ text, count, onChange }: VisitorsProps) {
  const t = useWords();
  const [left, setLeft] = useState(text !== '');
  const fault = left && !count.ok ? count.fault : null;
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor="visitors">
        {t('call.visitors')}
      </label>
      <input
        className={css['input']}
        id="visitors"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-required="true"
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? 'visitors-hint visitors-guide' : 'visitors-error visitors-hint'}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <p className={css['error']} id="visitors-error" role="alert">
        {fault && t(`call.${fault}`)}
      </p>
      <p className={css['hint']} id="visitors-hint">
        {t('call.visitorsHint')}
      </p>
      <p className={css['guide']} id="visitors-guide" role="status">
        <ExplainerAnswer count={count} />
      </p>
    </div>
  );
}

function ExplainerAnswer({ count }: { count: VisitorCount }) {
  const t = useWords();
  if (!count.ok) return t(`call.${EXPLAINER.mode}`, { min: EXPLAINER.min });
  const { visitors } = count;
  return t(mayHaveExplainer(visitors) ? 'call.explainerYes' : 'call.explainerNo', { count: visitors });
}

function Checklist({ count }: { count: VisitorCount }) {
  const t = useWords();
  const guided = count.ok && mayHaveExplainer(count.visitors);
  return (
    <div>
      <h4 className={css['clause']}>{t('call.say')}</h4>
      <ul className={css['list']}>
        <li>{t('call.sayOrganisation')}</li>
        <li>{t('call.sayDate')}</li>
        <li>{count.ok ? t('call.sayVisitorsCount', { count: count.visitors }) : t('call.sayVisitors')}</li>
        {guided && <li>{t('call.sayExplainer')}</li>}
        <li>{t('call.sayAccess')}</li>
      </ul>
    </div>
  );
}
