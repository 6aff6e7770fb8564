import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const html = renderToStaticMarkup(<QrCode text="https://www.chenyue.example/cn/cn/qwCode" label="WeChat account" />);

describe('the QR code', () => {
  it('is 120 pixels wide with its quiet zone (decision G-30)', () => {
    expect(html).toContain('width="120" height="120"');
    // 42 characters at level M need version 3: 29 modules, and 4 of white on each side.
    expect(html).toContain('viewBox="0 0 37 37"');
  });

  it('keeps four modules of white around it', () => {
    const starts = [...html.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((run) => run.slice(1).map(Number));
    expect(Math.min(...starts.map(([x = 0]) => x), ...starts.map(([, y = 0]) => y))).toBe(4);
    expect(Math.max(...starts.map(([x = 0, , length = 0]) => x + length))).toBe(33);
  });

  it('says where it leads', () => {
    expect(html).toContain('role="img" aria-label="WeChat account"');
  });
});
