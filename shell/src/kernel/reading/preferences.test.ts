import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const FORM = `<form data-look><button value="dark"></button><button value="system"></button><button value="grow"></button></form>
<form id="other"><button value="dark"></button></form>`;

async function openForm(cookie = '') {
  const { window } = openWindow({ html: FORM });
  vi.stubGlobal('HTMLButtonElement', window.HTMLButtonElement);
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)"><meta name="theme-color" media="(prefers-color-scheme: light)">';
  // happy-dom does not know the media of a colour of the frame.
  for (const meta of document.querySelectorAll('meta')) Object.assign(meta, { media: meta.getAttribute('media') });
  document.cookie = cookie;
  const preferences = await import('./preferences.ts');
  preferences.listenForPreferences();
  const submit = (form: string, value: string) => {
    const submitter = document.querySelector(`${form} [value=${value}]`);
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    Object.assign(event, { submitter });
    document.querySelector(form)?.dispatchEvent(event);
    return event;
  };
  const { documentElement: root } = document;
  const look = () => ['data-theme', 'data-mode', 'data-text'].map((name) => root.getAttribute(name));
  return { ...preferences, window, submit, look };
}

describe('how a visitor wants the site to look', () => {
  it('is shown at once, and stored for the server', async () => {
    const { submit, look } = await openForm();
    expect(submit('[data-look]', 'dark').defaultPrevented).toBe(true);
    expect(look()).toEqual(['dark', null, null]);
    expect(document.cookie).toContain('look=dark');
    submit('[data-look]', 'grow');
    expect(look()).toEqual(['dark', null, 'larger']);
    submit('[data-look]', 'system');
    expect(look()).toEqual([null, null, 'larger']);
  });

  it('is stored for encrypted connections alone where there are such', async () => {
    const { submit } = await openForm();
    const store = vi.spyOn(document, 'cookie', 'set');
    submit('[data-look]', 'dark');
    vi.stubGlobal('location', { protocol: 'http:' });
    submit('[data-look]', 'dark');
    expect(store.mock.calls.map(([cookie]) => cookie.includes('Secure'))).toEqual([true, false]);
  });

  it('follows the device until a theme is chosen', async () => {
    const { showPreferences } = await openForm();
    showPreferences();
    const colours = [...document.querySelectorAll('meta')].map(({ content }) => content);
    expect(colours).toEqual(['#0b0f14', '#fbfaf8']);
    const [, system, grow] = document.querySelectorAll('button');
    expect([system?.ariaPressed, grow?.ariaDisabled]).toEqual(['true', 'false']);
  });

  it('is left to the server where no button says what is wanted', async () => {
    const { submit, look } = await openForm();
    expect(submit('[data-look]', 'none').defaultPrevented).toBe(false);
    expect(look()).toEqual([null, null, null]);
  });

  it('is left to the server by every other form', async () => {
    const { submit, look } = await openForm();
    expect(submit('#other', 'dark').defaultPrevented).toBe(false);
    expect(look()).toEqual([null, null, null]);
  });

  it('is known again when the page comes back, on the page, its buttons and in the frame of the browser', async () => {
    const { window, look } = await openForm('look=dark.grey.largest');
    window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }));
    expect(look()).toEqual(['dark', 'grey', 'largest']);
    const [dark, system, grow] = document.querySelectorAll('button');
    expect([dark?.ariaPressed, system?.ariaPressed, grow?.ariaDisabled]).toEqual(['true', 'false', 'true']);
    const colours = [...document.querySelectorAll('meta')].map(({ content }) => content);
    expect(colours[0]).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours[1]).toBe(colours[0]);
  });
});
