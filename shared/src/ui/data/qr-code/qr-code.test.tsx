import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const html = renderToStaticMarkup(<QrCode text="https://www.chenyue.example/cn/cn/qwCode" label="WeChat account" />);

describe('the QR code', () => {
  it('is 120 pixels wide with its quiet zone (spec G-30)', () => {
    expect(html).toContain('width="120" height="120"');
    // 42 characters at level M need version 3: 29 modules, and 4 of white on each side.
    expect(html).toContain('viewBox="0 0 37 37"');
  });

  it('keeps four modules of white around it', () => {
    const rows = [...html.matchAll(/M(\d+) (\d+)\.5([^"M]*)/g)];
    const lefts = rows.map(([, left]) => Number(left));
    const rights = rows.map(([, left, , strokes = '']) =>
      [...strokes.matchAll(/[mh](\d+)/g)].reduce((at, [, step]) => at + Number(step), Number(left)),
    );
    expect([rows.length, Number(rows[0]?.[2]), Number(rows.at(-1)?.[2])]).toEqual([29, 4, 32]);
    expect([Math.min(...lefts), Math.max(...rights)]).toEqual([4, 33]);
  });

  it('has a rule for each of its classes, without which it is black on black', () => {
    const style = readFileSync(path.join(import.meta.dirname, 'qr-code.css'), 'utf8');
    const used = [...html.matchAll(/class="([^"]+)"/g)].map(([, name = '']) => name);
    const ruled = [...style.matchAll(/\.(qr-[a-z]+) \{/g)].map(([, name = '']) => name);
    expect(used.toSorted()).toEqual(ruled.toSorted());
  });

  it('says where it leads', () => {
    expect(html).toContain('role="img" aria-label="WeChat account"');
  });
});
