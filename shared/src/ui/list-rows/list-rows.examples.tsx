import { ListRows } from './list-rows.tsx';

export const examples = {
  announcements: (
    <ListRows
      rows={[
        {
          href: '/cn/en/invest/notice?id=1',
          date: '2026-11-07',
          title: 'Production and sales, October 2026',
          kind: 'A',
        },
        { href: '/cn/en/invest/notice?id=2', date: '2026-10-30', title: 'Third quarterly report 2026', kind: 'H' },
      ]}
    />
  ),
};
