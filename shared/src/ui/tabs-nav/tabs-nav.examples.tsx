import { TabsNav } from './tabs-nav.tsx';

export const examples = {
  newsColumns: (
    <TabsNav
      label="Columns"
      tabs={[
        { name: 'All', href: '/cn/en/news' },
        { name: 'Company news', href: '/cn/en/news?column=QYDT', current: true },
        { name: 'Brand news', href: '/cn/en/news?column=PPDT' },
      ]}
    />
  ),
};
