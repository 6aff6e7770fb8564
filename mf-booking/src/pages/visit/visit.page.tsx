import { usePage } from 'shared';
import { Island, useTrail, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { VisitData } from '../../model/visit-view.ts';
import { DEFERRED_STEPS } from './flow/deferred-steps.ts';
import { Joined } from './joined.tsx';
import { Ticket } from '../../components/ticket/ticket.tsx';
import visitFlow, { VisitFlow, type VisitFlowProps } from './visit-flow.island.tsx';
import visitManage from './visit-manage.island.tsx';
import css from './visit.module.css';

/** A server need not wait for the deferred steps: it draws whichever a plain form asks for. */
const wholeVisitFlow = {
  ...visitFlow,
  component: (props: VisitFlowProps) => <VisitFlow {...props} deferredSteps={DEFERRED_STEPS} />,
};

export function VisitPage({ data: { about, shown } }: PageProps<VisitData>) {
  const t = useWords();
  const base = paths.book.href(usePage().lang);
  return (
    <div className="bound">
      <div className={css['crumbs']}>
        <Breadcrumb label={t('page.path')} crumbs={useTrail()} />
      </div>
      {shown.kind === 'step' && <Island of={wholeVisitFlow} props={{ about, view: shown.view, base }} />}
      {shown.kind === 'manage' && <Island of={visitManage} props={{ about, view: shown.view }} />}
      {shown.kind === 'joined' && <Joined joined={shown.joined} isFresh={false} />}
      {shown.kind === 'done' && <Ticket about={about} receipt={shown.receipt} group={shown.group} isFresh={false} />}
    </div>
  );
}
