import { describe, expect, it } from 'vitest';
import { element, escapeXml, Markup, xmlDocument } from './xml.ts';

describe('an XML document', () => {
  it('says what it is, and ends with a line', () => {
    expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
  });

  it('has elements with attributes, words and elements, all of them escaped once', () => {
    expect(element('a', { b: '"&', c: '' }, 'x < y').text).toBe('<a b="&quot;&amp;" c="">x &lt; y</a>');
    expect(element('a', {}, [element('b', {}), undefined, element('c', {}, 'd')]).text).toBe('<a><b/><c>d</c></a>');
    expect(element('a', {}, new Markup('<b/>')).text).toBe('<a><b/></a>');
    expect([element('a', {}, '').text, element('a', {}, []).text]).toEqual(['<a></a>', '<a></a>']);
  });

  it('holds no character that XML forbids, and every other one', () => {
    expect(escapeXml('a\u0000\u0008b\u000B\u000Cc\u000E\u001Fd\uFFFE\uFFFFe\uD800f')).toBe('abcdef');
    expect(escapeXml('\t\n\r 曜 😀')).toBe('\t\n\r 曜 😀');
  });
});
