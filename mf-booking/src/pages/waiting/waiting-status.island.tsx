import { useEffect, useRef, useState, type FormEvent } from 'react';
import { island, lazyComponent, useApi, usePage, type Translate } from 'shared';
import type { Api } from 'shared/contract/section/section';
import type { WaitingDetail } from 'shared/contract/booking/waiting';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import type { Messages } from '../../messages/en.ts';
import { momentText } from '../../messages/visit-text.ts';
import { useLinkedToken } from 'shared/ui/use-linked-token';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { runWaitingAction, type WaitingAction } from '../../service/manage-waiting.ts';
import { NO_WAITING, type WaitingView } from '../../model/waiting-view.ts';
import type { TicketProps } from '../../components/ticket/ticket.tsx';
import { ManagedWaiting, TokenField } from './managed-waiting.tsx';
import css from './waiting.module.css';

export interface WaitingStatusProps {
  about: VisitAbout;
  view: WaitingView;
}

const LazyTicket = lazyComponent<TicketProps>(async () => {
  const { Ticket } = await import(/* webpackChunkName: "visit-ticket" */ '../../components/ticket/ticket.tsx');
  return { default: Ticket };
});

/** The link of the text message: its secret stands after the `#`, which browsers send to nobody. */
function WaitingStatus({ about, view: start }: WaitingStatusProps) {
  const { lang } = usePage();
  const { view, change, act, busy } = useWaiting(start);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    act((submitter?.getAttribute('value') || 'see') as WaitingAction);
  }
  if (view.receipt) {
    const plain = <p className="lead">{view.receipt.reference}</p>;
    const props = { about, receipt: view.receipt, group: '', isFresh: true };
    return <LazyTicket props={props} waiting={plain} failed={() => plain} />;
  }
  return (
    <>
      <StatusHead view={view} />
      <form
        className={css['waiting']}
        method="post"
        action={paths.waiting.href(lang)}
        noValidate
        aria-busy={busy}
        onSubmit={submit}
      >
        <Outcome view={view} />
        {view.detail ? (
          <ManagedWaiting detail={view.detail} view={view} onOver={() => act('see')} />
        ) : (
          <div className={css['form']}>
            <TokenField token={view.token} onChange={(token) => change({ token })} />
          </div>
        )}
      </form>
    </>
  );
}

/** Says how things stand; when that changes, reading goes on from here (WCAG 2.4.3). */
function StatusHead({ view: { detail } }: { view: WaitingView }) {
  const t = useWords();
  const { lang } = usePage();
  const head = useRef<HTMLDivElement>(null);
  const state = detail?.state;
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === state || before === undefined) return;
    const heading = head.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [state]);
  const until = detail?.heldUntil ? momentText(t, detail.heldUntil, lang) : '';
  const { title, lead } = headOf(t, detail, until);
  return (
    <div ref={head}>
      <PageHead title={title} lead={lead} />
    </div>
  );
}

function headOf(t: Translate<Messages>, detail: WaitingDetail | null, until: string) {
  if (!detail) return { title: t('status.title'), lead: t('status.lead') };
  const { state, line } = detail;
  if (state === 'waiting') return { title: t('joined.title', { count: line ?? 1 }), lead: t('joined.lead') };
  return { title: t(`status.${state}Title`), lead: t(`status.${state}Lead`, { until }) };
}

/** What could not be done, said at once. */
function Outcome({ view: { fault } }: { view: WaitingView }) {
  const t = useWords();
  return <div role="alert">{fault && <Notice>{t(`status.${fault}`)}</Notice>}</div>;
}

function useWaiting(start: WaitingView) {
  const api = useApi();
  const [view, setView] = useState(start);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const quiet: Api = { call: (name, body) => api.call(name, body, { notip: true }) };

  async function run(from: WaitingView, action: WaitingAction): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setView(await runWaitingAction(quiet, from, action));
    setBusy(false);
    isRunning.current = false;
  }
  useLinkedToken('waiting', (token) => void run({ ...NO_WAITING, token }, 'see'));
  return {
    view,
    busy,
    change: (patch: Partial<WaitingView>) => setView((before) => ({ ...before, ...patch })),
    act: (action: WaitingAction) => void run(view, action),
  };
}

export default island({
  name: 'waiting-status',
  when: 'load',
  words: ['joined', 'status', 'summary', 'titles', 'leads', 'ticket'],
  component: WaitingStatus,
});
