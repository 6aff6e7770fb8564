import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ToastRegion } from './toast.tsx';

describe('the region of short messages', () => {
  it('is there before the first message, so that screen readers notice it, and is not printed', () => {
    const html = renderToStaticMarkup(<ToastRegion id="toasts" />);
    expect(html).toMatch(/^<div id="toasts"[^>]*role="status"[^>]*data-print="off"><\/div>$/);
  });
});
