import { expect, it } from 'vitest';
import { pageTree } from './page-tree.ts';

const message = { method: 'GET', path: '/cn/api/site/info', headers: {}, body: '' };
const calls = [{ message, answer: { data: { name: '辰岳汽车集团', list: [{ title: 'News of today' }] } } }];
const documentWith = (body: string) =>
  `<!doctype html><html lang="zh-CN" data-layout="default"><head><title>Home</title><meta name="description" content="All of it"><link rel="stylesheet" href="/a.css"></head><body>${body}</body></html>`;

const bodyOf = (html: string) => pageTree(documentWith(html), calls).body;

it('a page is told by its head, its tags and what it asks the service', () => {
  expect(pageTree(documentWith('<p class="a">Hello</p>'), calls)).toEqual({
    lang: 'zh-CN',
    attributes: { 'data-layout': 'default' },
    title: 'Home',
    description: 'All of it',
    styles: ['/a.css'],
    body: ['body', {}, [['p', { class: 'a' }, ['Hello']]]],
    calls: [message],
  });
});

it('what the service said is a reference into its answers, in texts and attributes', () => {
  expect(bodyOf('<h2 title="辰岳汽车集团">News of today</h2>')).toEqual([
    'body',
    {},
    [['h2', { title: { $: [0, 'data', 'name'] } }, [{ $: [0, 'data', 'list', 0, 'title'] }]]],
  ]);
});

it('links to pages are told from files and other languages', () => {
  expect(bodyOf('<a href="/cn/cn/news?page=2"></a><a href="/cn/cn"></a><a href="/cn/en"></a>')).toEqual([
    'body',
    {},
    [
      ['a', { to: '/news?page=2' }, []],
      ['a', { to: '' }, []],
      ['a', { href: '/cn/en' }, []],
    ],
  ]);
});

it('scripts and comments stay behind, and attributes without a value are true', () => {
  expect(bodyOf('<script>1</script><!-- a --><input required value="">')).toEqual([
    'body',
    {},
    [['input', { required: true, value: '' }, []]],
  ]);
});
