import Link from 'next/link';
import { createElement, Fragment } from 'react';
import { pageData, pageNameOf } from '../page-data.mjs';
import { elementOf } from '../react-tree.mjs';

/** A page and its head, from server components; links are the framework's own. */
export async function shownPage(mode, params) {
  const { address = [] } = await params;
  const { title, description, styles, body } = await pageData(pageNameOf(address.join('/')));
  const link = ({ href, ...props }, children) =>
    createElement(Link, { ...props, href: `/${mode}${href}` }, ...children);
  const [, , children] = body;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {createElement(Fragment, null, ...children.map((child) => elementOf(child, link)))}
    </>
  );
}
