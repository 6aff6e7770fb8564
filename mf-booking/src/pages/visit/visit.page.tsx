import { usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import { Island, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../../messages/words.ts';
import type { VisitData } from '../../model/visit-view.ts';
import { giveLaterSteps } from '../../components/flow/later-steps.ts';
import { STEP_PARTS } from '../../components/flow/step-parts.ts';
import { Joined } from '../../components/waiting/joined.tsx';
import { Ticket } from '../../components/ticket/ticket.tsx';
import visitFlow from './visit-flow.island.tsx';
import visitManage from './visit-manage.island.tsx';
import css from './visit.module.css';

giveLaterSteps(STEP_PARTS);

export function VisitPage({ data: { about, shown } }: PageProps<VisitData>) {
  const t = useWords();
  const { lang } = usePage();
  const title = shown.kind === 'manage' ? t('titles.visit') : t('titles.notice');
  const crumbs = [
    { name: t('page.home'), href: `${BASE}/${lang}` },
    { name: t('page.title'), href: `${BASE}/${lang}/book` },
    { name: title },
  ];
  return (
    <div className="bound">
      <div className={css['crumbs']}>
        <Breadcrumb label={t('page.path')} crumbs={crumbs} />
      </div>
      {shown.kind === 'step' && <Island of={visitFlow} props={{ about, view: shown.view }} />}
      {shown.kind === 'manage' && <Island of={visitManage} props={{ about, view: shown.view }} />}
      {shown.kind === 'joined' && <Joined joined={shown.joined} isFresh={false} />}
      {shown.kind === 'done' && <Ticket about={about} receipt={shown.receipt} group={shown.group} isFresh={false} />}
    </div>
  );
}
