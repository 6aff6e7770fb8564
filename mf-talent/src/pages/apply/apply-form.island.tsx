import { useEffect, useRef } from 'react';
import { island, usePage } from 'shared';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { ErrorSummary } from 'shared/ui/form/error-summary/error-summary';
import { faultText } from '../../messages/apply-text.ts';
import { useWords } from '../../messages/words.ts';
import { FIELD_ORDER } from '../../model/apply-draft.ts';
import type { ApplyJob, ApplyView } from '../../model/apply-view.ts';
import { paths } from '../../paths.ts';
import { ApplyFields } from './apply-fields.tsx';
import css from './apply.module.css';
import { ConfirmFields } from './confirm-fields.tsx';
import { Sent } from './sent.tsx';
import { useApplication, type Application } from './use-application.ts';

export interface ApplyFormProps {
  job: ApplyJob;
  view: ApplyView;
}

/** The form; without script each of its buttons posts it to its own address. */
function ApplyForm({ job, view }: ApplyFormProps) {
  const { lang } = usePage();
  const application = useApplication(job, view);
  const form = useRef<HTMLFormElement>(null);
  const { receipt, busy, submit } = application;
  if (receipt)
    return (
      <FocusOnce>
        <Sent receipt={receipt} />
      </FocusOnce>
    );
  return (
    <form
      ref={form}
      className={css['form']}
      method="post"
      encType="multipart/form-data"
      action={paths.apply.href(lang, { id: job.id })}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" name="key" value={view.key} />
      {view.puzzle !== null && <input type="hidden" name="puzzle" value={view.puzzle} />}
      <input type="hidden" name="held" value={application.cv ? JSON.stringify(application.cv) : ''} />
      <Wrong application={application} />
      <ApplyFields application={application} />
      <ConfirmFields application={application} hasPuzzle={view.puzzle !== null} />
    </form>
  );
}

/** What is wrong, above the fields. */
function Wrong({ application: { faults, failure, attempt } }: { application: Application }) {
  const t = useWords();
  const ordered = FIELD_ORDER.flatMap((field) => faults.find((one) => one.field === field) ?? []);
  const errors = ordered.map((fault) => ({ id: fault.field, text: faultText(t, fault) }));
  return (
    <>
      <ErrorSummary title={t('apply.wrong')} errors={errors} attempt={attempt} />
      <div role="alert">{failure && <Notice>{t(`apply.failures.${failure.kind}`)}</Notice>}</div>
    </>
  );
}

/** Reading goes on here (WCAG 2.4.3). */
function FocusOnce({ children }: { children: React.ReactNode }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 className="heading" tabIndex={-1} ref={heading}>
        {t('apply.sentTitle')}
      </h2>
      {children}
    </>
  );
}

export default island<ApplyFormProps>({
  name: 'apply-form',
  when: 'load',
  words: ['apply', 'job'],
  component: ApplyForm,
});
