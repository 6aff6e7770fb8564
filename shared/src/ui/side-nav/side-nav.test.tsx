import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SideNav } from './side-nav.tsx';

it('pages beside the text say which of them is open, and unfold without script', () => {
  const html = renderToStaticMarkup(
    <SideNav
      label="About"
      links={[
        { name: 'History', href: '/history', current: true },
        { name: 'Organisation', href: '/org', children: [{ name: 'Board', href: '/org#board' }] },
      ]}
    />,
  );
  expect(html).toMatch(/<nav[^>]*aria-label="About"[^>]*><details[^>]*><summary[^>]*>About/);
  expect(html).toMatch(/href="\/history" aria-current="page"/);
  expect(html).toMatch(/Organisation<\/a><ul[^>]*><li><a [^>]*href="\/org#board"/);
});
