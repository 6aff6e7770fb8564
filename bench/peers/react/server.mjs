/* A bare React string renderer: no router, no hydration, no page cache. */
import http from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pageData, pageNameOf } from './page-data.mjs';
import { elementOf } from './react-tree.mjs';

const link = ({ href, ...props }, children) => createElement('a', { ...props, href: `/live${href}` }, ...children);

function documentOf({ lang, title, description, styles, attributes, body }) {
  const head = createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    createElement('title', null, title),
    createElement('meta', { name: 'description', content: description }),
    ...styles.map((href) => createElement('link', { rel: 'stylesheet', href })),
  );
  return createElement('html', { lang, ...attributes }, head, elementOf(body, link));
}

const server = http.createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://peer');
    const data = await pageData(pageNameOf(pathname.replace(/^\/live\/?/, '')));
    const html = Buffer.from(`<!doctype html>${renderToString(documentOf(data))}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length }).end(html);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1');
