import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.tsx';

describe('progress', () => {
  it('is told in words and drawn without an inline style', () => {
    const html = renderToStaticMarkup(<Progress label="Packing" done={0.5} text="6 of 12 pictures" />);
    expect(html).toMatch(/<progress[^>]*max="1"[^>]*value="0.5"[^>]*aria-valuetext="6 of 12 pictures"/);
    expect(html).toMatch(/<label[^>]*for="([^"]+)".*<progress[^>]*id="\1"/);
  });

  it('has no value while nobody knows how long it takes', () => {
    expect(renderToStaticMarkup(<Progress label="Confirming" />)).not.toMatch(/value=/);
  });
});
