import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OrgTree, type OrgNode } from './org-tree.tsx';

const root: OrgNode = {
  id: 'group',
  name: 'Group',
  children: [
    { id: 'lab', name: 'Laboratory', note: '50%', children: [{ id: 'tunnel', name: 'Tunnel', href: '/tunnel' }] },
    { id: 'shop', name: 'Shop' },
  ],
};

// Spec C13.
describe('the tree of an organisation', () => {
  const html = renderToStaticMarkup(
    <OrgTree label="Organisation" root={root} branches={(count, name) => `${count} parts of ${name}`} />,
  );

  it('says by nested lists who belongs to whom', () => {
    expect(html).toMatch(/<ul[^>]*aria-label="Organisation"><li.*Laboratory.*<ul.*<li.*Tunnel.*<\/ul>.*Shop/s);
  });

  it('is unfolded until somebody folds it, without script', () => {
    expect(html).toMatch(/<details[^>]* open=""><summary[^>]*>1 parts of Laboratory/);
  });

  it('folds only what has branches', () => {
    expect(html.match(/<details/g)).toHaveLength(1);
  });
});
