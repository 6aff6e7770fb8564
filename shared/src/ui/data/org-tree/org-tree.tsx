import type { ReactNode } from 'react';
import css from './org-tree.module.css';

export interface OrgNode {
  id: string;
  name: string;
  /** What it does, who leads it, or how much of it is held. */
  note?: ReactNode;
  href?: string;
  children?: readonly OrgNode[];
}

export interface OrgTreeProps {
  /** Accessible name of the tree. */
  label: string;
  root: OrgNode;
  /** What stands at the fold of a branch, such as `4 departments`; it is read together with the name above. */
  branches: (count: number, name: string) => string;
}

/**
 * An organisation as nested lists with drawn connectors. Lists say who belongs to whom better than a picture does, and
 * they can be read, folded, printed and searched; lines are only drawn along them.
 */
export function OrgTree({ label, root, branches }: OrgTreeProps) {
  return (
    <div className={css['tree']}>
      <div className={css['root']}>
        <Name node={root} />
      </div>
      <ul className={css['columns']} aria-label={label}>
        {root.children?.map((node) => (
          <li key={node.id} className={css['column']}>
            <Name node={node} />
            <Branch node={node} branches={branches} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ node }: { node: OrgNode }) {
  return (
    <p className={css['node']}>
      {node.href === undefined ? (
        <span className={css['name']}>{node.name}</span>
      ) : (
        <a className={css['name']} href={node.href}>
          {node.name}
        </a>
      )}
      {node.note !== undefined && <span className={css['note']}>{node.note}</span>}
    </p>
  );
}

function Branch({ node, branches }: { node: OrgNode; branches: OrgTreeProps['branches'] }) {
  const { children = [] } = node;
  if (children.length === 0) return null;
  return (
    <details className={css['branch']} data-keep="branch" open>
      <summary className={css['fold']}>{branches(children.length, node.name)}</summary>
      <ul className={css['twigs']}>
        {children.map((child) => (
          <li key={child.id} className={css['twig']}>
            <Name node={child} />
            <Branch node={child} branches={branches} />
          </li>
        ))}
      </ul>
    </details>
  );
}
