import { SectionHead } from './section-head.tsx';

export const examples = {
  plain: <SectionHead title="More from the group" />,
  withMore: (
    <SectionHead title="News" intro="What happened this month." more={{ href: '/cn/en/news', name: 'All news' }} />
  ),
};
