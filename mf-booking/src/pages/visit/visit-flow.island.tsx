import type { ComponentType } from 'react';
import { island, lazyPart } from 'shared';
import { faultText } from '../../messages/fault-text.ts';
import { useWords } from '../../messages/words.ts';
import { groupOf, type Field, type Step } from '../../model/visit-draft.ts';
import type { StepView, VisitAbout } from '../../model/visit-view.ts';
import { ContactStep } from './contact-step.tsx';
import { DateStep } from './date-step.tsx';
import { NoticeStep } from './notice-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './use-visit.ts';
import type { TicketProps } from './ticket.tsx';
import { useVisit } from './use-visit.ts';
import { VisitorsStep } from './visitors-step.tsx';
import { WhoStep } from './who-step.tsx';

export interface VisitFlowProps {
  about: VisitAbout;
  view: StepView;
}

const PARTS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  notice: NoticeStep,
  who: WhoStep,
  date: DateStep,
  visitors: VisitorsStep,
  contact: ContactStep,
  review: ReviewStep,
};

const TicketPart = lazyPart<TicketProps>(async () => {
  const { Ticket } = await import(/* webpackChunkName: "visit-ticket" */ './ticket.tsx');
  return { default: Ticket };
});

/** The booking from the notice to the ticket, one step at a time. */
function VisitFlow({ about, view }: VisitFlowProps) {
  const t = useWords();
  const flow = useVisit(about, view);
  const { step, receipt, draft, faults } = flow.state;
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
  const Part = PARTS[step];
  const error = (field: Field) => {
    const fault = faults.find((one) => one.field === field);
    return fault && faultText(t, fault);
  };
  return (
    <>
      <StepFrame flow={flow} step={step} formKey={view.key}>
        <Part key={step} flow={flow} error={error} />
      </StepFrame>
      {flow.bridge}
    </>
  );
}

export default island({
  name: 'visit-flow',
  when: 'load',
  words: ['titles', 'leads', 'steps', 'notice', 'form', 'days', 'summary', 'faults', 'troubles', 'ticket'],
  component: VisitFlow,
});
