import { Breadcrumb } from './breadcrumb.tsx';

export const examples = {
  threeSteps: (
    <Breadcrumb
      label="Breadcrumb"
      crumbs={[{ name: 'Home', href: '/cn/en' }, { name: 'News', href: '/cn/en/news' }, { name: 'Company news' }]}
    />
  ),
};
