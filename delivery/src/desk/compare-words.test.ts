import { expect, it } from 'vitest';
import { wordsIn } from './compare-words.ts';

it('words of a release are its texts in Chinese and its sentences, not the names and signs of its code', () => {
  const code = String.raw`
    const cn = { title: "\u6e2f\u53e3", path: '您的位置' };
    const en = { lead: 'What there is to know about the harbour.', quote: "Don\'t wait\nnow" };
    const code = { name: 'landing', pattern: '/harbour', css: 'bound section', type: 'text/html; charset=utf-8' };
    throw new TypeError(\`Cannot read\${x}\`);`;
  expect([...wordsIn(code)].toSorted()).toEqual([
    "Don't wait\nnow",
    'What there is to know about the harbour.',
    '您的位置',
    '港口',
  ]);
});
