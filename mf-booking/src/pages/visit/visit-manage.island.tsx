import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { island, useApi, usePage } from 'shared';
import type { Api } from 'shared/contract/section/section';
import { Button } from 'shared/ui/form/button/button';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useLinkedToken } from 'shared/ui/use-linked-token';
import { LinkField } from '../../components/link-field.tsx';
import { useWords } from '../../messages/words.ts';
import { tokenIn } from 'shared/contract/text/link-token';
import { paths } from '../../paths.ts';
import { NO_VISIT, type ManageView, type VisitAbout } from '../../model/visit-view.ts';
import { runVisitAction, type VisitAction } from '../../service/manage-visit.ts';
import { ManagedVisit } from './managed-visit.tsx';
import css from './visit.module.css';

export interface VisitManageProps {
  about: VisitAbout;
  view: ManageView;
}

/** The link of the text message: its secret stands after the `#`, which browsers send to nobody. */
function VisitManage({ about, view: start }: VisitManageProps) {
  const t = useWords();
  const { lang } = usePage();
  const { view, change, act, busy, acted } = useManaged(start);
  const form = useNextFocus(acted);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const action = submitter?.getAttribute('value') ?? '';
    act((action === '' ? 'see' : action) as VisitAction);
  }
  return (
    <>
      <PageHead title={t('titles.visit')} lead={t('leads.visit')} />
      <form
        ref={form}
        className={css['form']}
        method="post"
        action={paths.visit.href(lang, { step: 'visit' })}
        noValidate
        aria-busy={busy}
        onSubmit={submit}
      >
        <Outcome view={view} />
        {view.detail ? (
          <ManagedVisit about={about} view={view} change={change} />
        ) : (
          <TokenField token={view.token} onChange={(token) => change({ token })} />
        )}
      </form>
    </>
  );
}

/** What was done or could not be done, said at once. */
function Outcome({ view: { fault, done } }: { view: ManageView }) {
  const t = useWords();
  const word = fault ?? done;
  return (
    <div role={fault ? 'alert' : 'status'} data-next={word ? 'said' : undefined} tabIndex={-1}>
      {word && <Notice>{t(`manage.${word}`)}</Notice>}
    </div>
  );
}

function TokenField({ token, onChange }: { token: string; onChange: (token: string) => void }) {
  const t = useWords();
  return (
    <>
      <LinkField label={t('manage.token')} hint={t('manage.tokenHint')} token={token} onChange={onChange} />
      <div className={css['actions']}>
        <Button name="do" value="see">
          {t('manage.open')}
        </Button>
      </div>
    </>
  );
}

function useManaged(start: ManageView) {
  const api = useApi();
  const [view, setView] = useState(start);
  const [busy, setBusy] = useState(false);
  const [acted, setActed] = useState(0);
  const isRunning = useRef(false);
  const quiet: Api = { call: (name, body) => api.call(name, body, { notip: true }) };

  async function run(from: ManageView, action: VisitAction): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setView(await runVisitAction(quiet, from, action));
    setBusy(false);
    isRunning.current = false;
  }
  useLinkedToken('visit', (token) => void run({ ...NO_VISIT, token }, 'see'));
  return {
    view,
    busy,
    acted,
    change: (patch: Partial<ManageView>) => setView((before) => ({ ...before, ...patch })),
    act: (action: VisitAction) =>
      void run({ ...view, token: tokenIn(view.token) }, action).then(() => setActed((times) => times + 1)),
  };
}

/** The pressed button is gone by then: focus goes to what was said, else to what is asked, else to the visit. */
function useNextFocus(acted: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (acted === 0) return;
    const next = ['said', 'asked', 'shown'].map((name) =>
      form.current?.querySelector<HTMLElement>(`[data-next='${name}']`),
    );
    next.find(Boolean)?.focus();
  }, [acted]);
  return form;
}

export default island({
  name: 'visit-manage',
  when: 'load',
  words: ['titles', 'leads', 'form', 'days', 'summary', 'ticket', 'manage'],
  component: VisitManage,
});
