import type { Lang } from '../../../contract/text/lang.ts';
import { TextLink } from '../../navigation/text-link/text-link.tsx';
import { EventList, EventRow } from './event-row.tsx';

const words = {
  cn: {
    label: '活动',
    december: '2026年12月',
    show: '广州国际车展',
    when: '09:30–17:00',
    hall: '广交会展馆D区',
    on: '进行中',
    call: '第三季度业绩说明会',
    online: '线上',
    done: '已结束',
    recording: '回放',
  },
  en: {
    label: 'Events',
    december: 'December 2026',
    show: 'Guangzhou Auto Show',
    when: '09:30–17:00',
    hall: 'Canton Fair Complex, area D',
    on: 'In progress',
    call: 'Results of the third quarter',
    online: 'Online',
    done: 'Completed',
    recording: 'Recording',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    two: (
      <EventList label={t.label}>
        <EventRow
          date={{ iso: '2026-12-04', day: '04', month: t.december }}
          title={t.show}
          href={`/cn/${lang}/activity/lh2024`}
          facts={[t.when, t.hall]}
          state={{ name: t.on, live: true }}
        />
        <EventRow
          date={{ iso: '2026-12-18', day: '18', month: t.december }}
          title={t.call}
          facts={['15:00', t.online]}
          state={{ name: t.done }}
        >
          <TextLink href={`/cn/${lang}/invest`}>{t.recording}</TextLink>
        </EventRow>
      </EventList>
    ),
  };
}
