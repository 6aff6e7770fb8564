import { usePage } from 'shared';
import { ANNOUNCEMENT_CODES, type Announcement } from 'shared/contract/content/announcement';
import type { PageProps } from 'shared/server';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Facts } from 'shared/ui/data/facts/facts';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { Meeting, MeetingsData } from './meetings.load.ts';

/** Every general meeting: what it was called for, what was filed, how it was voted (spec SCR-invest-meetings). */
export function MeetingsPage({ data: { meetings } }: PageProps<MeetingsData>) {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="meetings" lead={t('meetings.lead')} />
      {meetings === null || meetings.length === 0 ? (
        <p className="note section">{t('meetings.missing')}</p>
      ) : (
        meetings.map((meeting) => <MeetingSection key={meeting.event.id} meeting={meeting} />)
      )}
    </div>
  );
}

function MeetingSection({ meeting: { event, filings, votes } }: { meeting: Meeting }) {
  const t = useWords();
  const { id, title, begins, place, summary, past, icsUrl } = event;
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead title={title} id={id} intro={past ? undefined : t('meetings.coming')} />
      <div className="stack">
        <Facts
          facts={[
            { name: t('meetings.when'), value: <time dateTime={`${begins.replace(' ', 'T')}+08:00`}>{begins}</time> },
            { name: t('meetings.where'), value: place },
            {
              name: t('meetings.documents'),
              value: filings.length === 0 ? `${t('meetings.none')} ${summary}` : <Filings filings={filings} />,
            },
          ]}
        />
        {!past && (
          <TextLink href={icsUrl} label={t('calendar.fileOf', { title })} download>
            {t('meetings.file')}
          </TextLink>
        )}
        {votes && (
          <DataTable
            caption={t('meetings.votes', { title })}
            narrow="stack"
            columns={votes.columns}
            rows={votes.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
        )}
      </div>
    </section>
  );
}

/** Each leads to its page, where its document is. */
function Filings({ filings }: { filings: readonly Announcement[] }) {
  const t = useWords();
  const { lang } = usePage();
  return filings.map(({ baseId, title, date, categoryCode }) => {
    const market = t(categoryCode === ANNOUNCEMENT_CODES.A ? 'quote.A' : 'quote.H');
    return (
      <div key={baseId}>
        <TextLink href={paths.announcement.href(lang, { id: baseId })}>{title}</TextLink>{' '}
        <span className="note">{t('meetings.filed', { market, date })}</span>
      </div>
    );
  });
}
