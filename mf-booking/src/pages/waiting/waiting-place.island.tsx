import { useEffect, useRef, useState, type FormEvent } from 'react';
import { island, lazyPart, useApi, usePage, type Translate } from 'shared';
import type { Api } from 'shared/contract/section';
import { BASE } from 'shared/contract/site';
import type { WaitingDetail } from 'shared/contract/waiting';
import { Notice } from 'shared/ui/notice/notice';
import { PageHead } from 'shared/ui/page-head/page-head';
import type { Messages } from '../../messages/en.ts';
import { momentText } from '../../messages/visit-text.ts';
import { useLinkedToken } from '../../components/use-linked-token.ts';
import { useWords } from '../../messages/words.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { actOnLine, type LineWish } from '../../model/waiting-acts.ts';
import { NO_LINE, type LineView } from '../../model/waiting-view.ts';
import type { TicketProps } from '../../components/ticket/ticket.tsx';
import { Place, TokenField } from './place.tsx';
import css from './waiting.module.css';

export interface WaitingPlaceProps {
  about: VisitAbout;
  view: LineView;
}

const TicketPart = lazyPart<TicketProps>(async () => {
  const { Ticket } = await import(/* webpackChunkName: "visit-ticket" */ '../../components/ticket/ticket.tsx');
  return { default: Ticket };
});

/** The link of the text message: its secret stands after the `#`, which browsers send to nobody. */
function WaitingPlace({ about, view: start }: WaitingPlaceProps) {
  const { lang } = usePage();
  const { view, change, act, busy } = useLine(start);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    act((submitter?.getAttribute('value') || 'see') as LineWish);
  }
  if (view.receipt) {
    const plain = <p className="lead">{view.receipt.reference}</p>;
    const props = { about, receipt: view.receipt, group: '', isFresh: true };
    return <TicketPart props={props} waiting={plain} failed={() => plain} />;
  }
  return (
    <>
      <LineHead view={view} />
      <form
        className={css['line']}
        method="post"
        action={`${BASE}/${lang}/book/waiting`}
        noValidate
        aria-busy={busy}
        onSubmit={submit}
      >
        <Outcome view={view} />
        {view.detail ? (
          <Place detail={view.detail} view={view} onOver={() => act('see')} />
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
function LineHead({ view: { detail } }: { view: LineView }) {
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
  if (!detail) return { title: t('place.title'), lead: t('place.lead') };
  const { state, line } = detail;
  if (state === 'waiting') return { title: t('line.title', { count: line ?? 1 }), lead: t('line.lead') };
  return { title: t(`place.${state}Title`), lead: t(`place.${state}Lead`, { until }) };
}

/** What could not be done, said at once. */
function Outcome({ view: { fault } }: { view: LineView }) {
  const t = useWords();
  return <div role="alert">{fault && <Notice>{t(`place.${fault}`)}</Notice>}</div>;
}

function useLine(start: LineView) {
  const api = useApi();
  const [view, setView] = useState(start);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const quiet: Api = { call: (name, body) => api.call(name, body, { notip: true }) };

  async function run(from: LineView, wish: LineWish): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setView(await actOnLine(quiet, from, wish));
    setBusy(false);
    isRunning.current = false;
  }
  useLinkedToken('waiting', (token) => void run({ ...NO_LINE, token }, 'see'));
  return {
    view,
    busy,
    change: (patch: Partial<LineView>) => setView((before) => ({ ...before, ...patch })),
    act: (wish: LineWish) => void run(view, wish),
  };
}

export default island({
  name: 'waiting-place',
  when: 'load',
  words: ['line', 'place', 'summary', 'titles', 'leads', 'ticket'],
  component: WaitingPlace,
});
