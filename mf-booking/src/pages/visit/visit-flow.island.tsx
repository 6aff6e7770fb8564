import { island, lazyPart } from 'shared';
import { faultText } from '../../messages/fault-text.ts';
import { useWords } from '../../messages/words.ts';
import { groupOf, type Field } from '../../model/visit-draft.ts';
import type { StepView, VisitAbout } from '../../model/visit-view.ts';
import { LaterPart } from '../../components/flow/later-part.tsx';
import { NoticeStep } from '../../components/flow/notice-step.tsx';
import { StepFrame } from '../../components/flow/step-frame.tsx';
import type { JoinedProps } from '../../components/waiting/joined.tsx';
import type { TicketProps } from '../../components/ticket/ticket.tsx';
import { useVisit } from '../../components/flow/use-visit.ts';

export interface VisitFlowProps {
  about: VisitAbout;
  view: StepView;
}

const TicketPart = lazyPart<TicketProps>(async () => {
  const { Ticket } = await import(/* webpackChunkName: "visit-ticket" */ '../../components/ticket/ticket.tsx');
  return { default: Ticket };
});

const JoinedPart = lazyPart<JoinedProps>(async () => {
  const { Joined } = await import(/* webpackChunkName: "visit-joined" */ '../../components/waiting/joined.tsx');
  return { default: Joined };
});

/** The booking from the notice to the ticket, one step at a time. */
function VisitFlow({ about, view }: VisitFlowProps) {
  const t = useWords();
  const flow = useVisit(about, view);
  const { step, receipt, joined, draft, faults } = flow.state;
  if (joined) {
    const plain = <p className="lead">{joined.reference}</p>;
    return (
      <>
        <JoinedPart props={{ joined, isFresh: true }} waiting={plain} failed={() => plain} />
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
        <TicketPart props={props} waiting={plain} failed={() => plain} />
        {flow.bridge}
      </>
    );
  }
  const error = (field: Field) => {
    const fault = faults.find((one) => one.field === field);
    return fault && faultText(t, fault);
  };
  return (
    <>
      <StepFrame flow={flow} step={step} formKey={view.key}>
        {step === 'notice' ? (
          <NoticeStep flow={flow} error={error} />
        ) : (
          <LaterPart key={step} step={step} flow={flow} error={error} />
        )}
      </StepFrame>
      {flow.bridge}
    </>
  );
}

export default island({
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
    'troubles',
    'ticket',
    'waiting',
    'line',
  ],
  component: VisitFlow,
});
