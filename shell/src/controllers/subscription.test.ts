import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const FORM = `<form data-newsletter data-invalid="Check the address" data-requested="We wrote to you" data-failed="Not now">
  <input type="email" required><p data-answer></p><button>Subscribe</button></form>`;

/** The form in the footer, whose service answers with this code. */
async function openForm(answer: () => Promise<unknown>) {
  const { window } = openWindow({ html: FORM });
  const callApi = vi.fn<(...request: unknown[]) => Promise<unknown>>(answer);
  vi.doMock('shared/api-client', () => ({ callApi }));
  onTestFinished(() => vi.doUnmock('shared/api-client'));
  await import('./subscription.ts');
  const input = document.querySelector('input');
  const form = document.querySelector('form');
  if (!input || !form) throw new Error('no form');
  const send = (email: string) => {
    input.value = email;
    form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  };
  const shown = () => document.querySelector('[data-answer]')?.textContent;
  return { callApi, send, shown, input };
}

describe('asking for the newsletter', () => {
  it('says that a letter is on its way, and empties the field', async () => {
    const { callApi, send, shown, input } = await openForm(async () => null);
    send(' lin@example.com ');
    await vi.waitFor(() => expect(shown()).toBe('We wrote to you'));
    expect(callApi).toHaveBeenCalledExactlyOnceWith(
      'subscribe/add',
      { email: 'lin@example.com' },
      { lang: 'en', notip: true },
    );
    expect(input.value).toBe('');
  });

  it('asks nobody about what is no address', async () => {
    const { callApi, send, shown, input } = await openForm(async () => null);
    send('');
    expect(shown()).toBe('Check the address');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(callApi).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the service does not answer', async () => {
    const { send, shown, input } = await openForm(() => Promise.reject(new Error('down')));
    send('lin@example.com');
    await vi.waitFor(() => expect(shown()).toBe('Not now'));
    expect(input.value).toBe('lin@example.com');
  });

  it('is sent once, however often it is pressed meanwhile', async () => {
    const { callApi, send } = await openForm(() => new Promise(() => {}));
    send('lin@example.com');
    send('lin@example.com');
    expect(callApi).toHaveBeenCalledOnce();
  });
});
