import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const html = renderToStaticMarkup(
  <Dialog id="help" title="How to cancel" close="Close" actions={<Button type="button">Cancel the visit</Button>}>
    <p>Until 15:00 on the day before.</p>
  </Dialog>,
);

describe('a dialog', () => {
  it('is native, closed and named by its title', () => {
    expect(html).toMatch(/^<dialog id="help"/);
    expect(html).not.toMatch(/<dialog[^>]* open/);
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`id="${id}">How to cancel</h2>`);
  });

  it('closes without script', () => {
    expect(html).toMatch(/<form method="dialog"><button[^>]*aria-label="Close"/);
  });

  it('is opened without script by a button', () => {
    const button = renderToStaticMarkup(<Button opens="help">How to cancel</Button>);
    expect(button).toMatch(/type="button" command="show-modal" commandfor="help"/);
  });
});
