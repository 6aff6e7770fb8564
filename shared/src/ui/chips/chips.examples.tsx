import { Chips } from './chips.tsx';

export const examples = {
  timeFilter: (
    <Chips
      label="Published"
      chips={[
        { name: 'All time', href: '/cn/en/news' },
        { name: '7 days', href: '/cn/en/news?days=7', current: true },
        { name: '30 days', href: '/cn/en/news?days=30' },
      ]}
    />
  ),
};
