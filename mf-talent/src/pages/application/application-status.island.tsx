import { useRef, useState, type FormEvent } from 'react';
import { island, useApi, usePage } from 'shared';
import type { Api } from 'shared/contract/section/section';
import { Facts } from 'shared/ui/data/facts/facts';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { Button, ButtonLink } from 'shared/ui/form/button/button';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useLinkedToken } from 'shared/ui/use-linked-token';
import { useWords } from '../../messages/words.ts';
import { NO_APPLICATION, type ApplicationView } from '../../model/application-view.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import { runApplicationAction, type ApplicationAction } from '../../service/manage-application.ts';
import css from './application.module.css';

export interface ApplicationStatusProps {
  view: ApplicationView;
}

/** The link of the message: its secret stands after the `#`, which browsers send to nobody. */
function ApplicationStatus({ view: start }: ApplicationStatusProps) {
  const { lang } = usePage();
  const { view, change, act, busy } = useLinked(start);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    act((submitter?.getAttribute('value') || 'see') as ApplicationAction);
  }
  return (
    <form
      className={css['form']}
      method="post"
      action={paths.application.href(lang)}
      noValidate
      aria-busy={busy}
      onSubmit={submit}
    >
      <Outcome view={view} />
      {view.detail ? <Detail view={view} /> : <TokenField token={view.token} onChange={(token) => change({ token })} />}
    </form>
  );
}

function Outcome({ view: { fault, gone } }: ApplicationStatusProps) {
  const t = useWords();
  return (
    <div role="alert">
      {fault && <Notice>{t(`application.faults.${fault}`)}</Notice>}
      {gone !== null && <Notice>{t('application.gone', { reference: gone })}</Notice>}
    </div>
  );
}

function Detail({ view: { detail, token, asks } }: ApplicationStatusProps) {
  const t = useWords();
  const { lang } = usePage();
  if (!detail) return null;
  const facts = [
    { name: t('application.state'), value: t(`application.states.${detail.state}`) },
    { name: t('apply.reference'), value: detail.reference },
    { name: t('apply.sentAt'), value: detail.sentAt.slice(0, 16) },
    { name: t('application.changedAt'), value: detail.changedAt.slice(0, 16) },
    { name: t('apply.erasedOn'), value: dayName(detail.erasedOn, lang) },
  ];
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <h2 className="heading">{detail.title || t('application.noTitle')}</h2>
      <Facts facts={facts} />
      {asks && (
        <p className="title" id="withdraw-question">
          {t('application.ask')}
        </p>
      )}
      <div className={css['acts']} role="group" aria-labelledby={asks ? 'withdraw-question' : undefined}>
        {asks ? (
          <>
            <Button name="do" value="withdraw">
              {t('application.yes')}
            </Button>
            <Button name="do" value="see" weight="ghost">
              {t('application.keep')}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href={paths.job.href(lang, { id: detail.job })}>{t('application.vacancy')}</ButtonLink>
            <Button name="do" value="ask" weight="ghost">
              {t('application.withdraw')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function TokenField({ token, onChange }: { token: string; onChange: (token: string) => void }) {
  const t = useWords();
  return (
    <>
      <TextField
        id="token"
        name="token"
        label={t('application.token')}
        hint={t('application.tokenHint')}
        autoComplete="off"
        spellCheck={false}
        value={token}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css['acts']}>
        <Button name="do" value="see">
          {t('application.open')}
        </Button>
      </div>
    </>
  );
}

function useLinked(start: ApplicationView) {
  const api = useApi();
  const [view, setView] = useState(start);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const quiet: Api = { call: (name, body) => api.call(name, body, { notip: true }) };

  async function run(from: ApplicationView, action: ApplicationAction): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setView(await runApplicationAction(quiet, from, action));
    setBusy(false);
    isRunning.current = false;
  }
  useLinkedToken('application', (token) => void run({ ...NO_APPLICATION, token }, 'see'));
  return {
    view,
    busy,
    change: (patch: Partial<ApplicationView>) => setView((before) => ({ ...before, ...patch })),
    act: (action: ApplicationAction) => void run(view, action),
  };
}

export default island<ApplicationStatusProps>({
  name: 'application-status',
  when: 'load',
  words: ['application', 'apply'],
  component: ApplicationStatus,
});
