import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnchorNav, FollowingAnchorNav } from './anchor-nav.tsx';

it('parts of a page are links to it that work before any script', () => {
  const links = [{ id: 'research', name: 'Research' }];
  for (const Nav of [AnchorNav, FollowingAnchorNav]) {
    const html = renderToStaticMarkup(<Nav label="On this page" links={links} />);
    expect(html).toMatch(/<nav[^>]*aria-label="On this page".*<a [^>]*href="#research">Research<\/a>/);
    expect(html).not.toContain('aria-current');
  }
});
