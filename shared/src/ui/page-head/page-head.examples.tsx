import { PageHead } from './page-head.tsx';

export const examples = {
  news: (
    <PageHead
      title="News"
      breadcrumb={{ label: 'Breadcrumb', crumbs: [{ name: 'Home', href: '/cn/en' }, { name: 'News' }] }}
      lead="What the group made, sold and learned."
    />
  ),
};
