import { island, lazyComponent } from 'shared';
import type { TicketProps } from '../../components/ticket/ticket.tsx';
import { VisitFacts } from '../../components/visit-facts.tsx';
import { faultText } from '../../messages/fault-text.ts';
import { useWords } from '../../messages/words.ts';
import { groupOf, type Field, type Step } from '../../model/visit-draft.ts';
import type { StepView, VisitAbout } from '../../model/visit-view.ts';
import { DeferredStep } from './flow/deferred-step.tsx';
import type { DeferredSteps } from './flow/flow.ts';
import { NoticeStep } from './flow/notice-step.tsx';
import { StepFrame, type StepFrameProps } from './flow/step-frame.tsx';
import type { JoinedProps } from './joined.tsx';
import { useVisit } from './flow/use-visit.ts';

export interface VisitFlowProps {
  about: VisitAbout;
  view: StepView;
  /** Path below which every step has its address; given, because the table of routes is larger than a step. */
  base: string;
}

interface WholeFlowProps extends VisitFlowProps {
  /** Where they are there from the beginning: on a server. Browsers fetch them with the first step that is taken. */
  deferredSteps?: DeferredSteps;
}

/** Before anything is chosen, and once all of it stands in the step itself, the place is told beside it. */
const TELLS_FACTS: ReadonlySet<Step> = new Set(['notice', 'review']);

const LazyTicket = lazyComponent<TicketProps>(async () => {
  const { Ticket } = await import(/* webpackChunkName: "visit-ticket" */ '../../components/ticket/ticket.tsx');
  return { default: Ticket };
});

const LazyJoined = lazyComponent<JoinedProps>(async () => {
  const { Joined } = await import(/* webpackChunkName: "visit-joined" */ './joined.tsx');
  return { default: Joined };
});

/** The booking from the notice to the ticket, one step at a time. */
export function VisitFlow({ deferredSteps, ...given }: WholeFlowProps) {
  const { view } = given;
  const flow = useVisit(given, deferredSteps ?? null);
  const { about } = flow;
  const { step, receipt, joined, draft } = flow.state;
  if (joined) {
    const plain = <p className="lead">{joined.reference}</p>;
    return (
      <>
        <LazyJoined props={{ joined, isFresh: true }} waiting={plain} failed={() => plain} />
        {flow.bridge}
      </>
    );
  }
  if (step === 'done' || receipt) {
    const plain = receipt && <p className="lead">{receipt.reference}</p>;
    if (!receipt) return flow.bridge;
    const props = { about, receipt, group: groupOf(draft), isFresh: true };
    return (
      <>
        <LazyTicket props={props} waiting={plain} failed={() => plain} />
        {flow.bridge}
      </>
    );
  }
  return (
    <>
      <ShownStep flow={flow} step={step} plain={view} />
      {flow.bridge}
    </>
  );
}

/** A step, what is wrong with it, and what stands beside it. */
function ShownStep({ flow, step, plain }: Omit<StepFrameProps, 'beside' | 'children'>) {
  const t = useWords();
  const { faults, failure, attempt } = flow.state;
  const error = (field: Field) => {
    const fault = faults.find((one) => one.field === field);
    return fault && faultText(t, fault);
  };
  const props = { flow, error };
  return (
    <StepFrame
      flow={flow}
      step={step}
      plain={plain}
      beside={
        TELLS_FACTS.has(step) ? (
          <VisitFacts pavilion={flow.about.pavilion} />
        ) : (
          <DeferredStep step="summary" {...props} />
        )
      }
    >
      {(faults.length > 0 || failure) && <DeferredStep key={`wrong-${attempt}`} step="wrong" {...props} />}
      {step === 'notice' ? <NoticeStep {...props} /> : <DeferredStep key={step} step={step} {...props} />}
    </StepFrame>
  );
}

export default island<VisitFlowProps>({
  name: 'visit-flow',
  when: 'load',
  words: [
    'titles',
    'leads',
    'steps',
    'notice',
    'facts',
    'form',
    'days',
    'summary',
    'faults',
    'failures',
    'ticket',
    'waiting',
    'joined',
  ],
  component: VisitFlow,
});
