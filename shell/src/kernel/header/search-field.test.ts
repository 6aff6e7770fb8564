import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const SEARCH = `<div data-tool="search"><form action="/cn/en/search">
  <input name="key"><p data-search-error="Please enter a search keyword"></p>
</form></div><form id="other"><input name="key"></form>`;

async function openSearch() {
  const { window } = openWindow({ html: SEARCH });
  vi.stubGlobal('HTMLInputElement', window.HTMLInputElement);
  const { listenForSearch } = await import('./search-field.ts');
  listenForSearch();
  const field = document.querySelector('input');
  const error = document.querySelector('[data-search-error]');
  if (!field || !error) throw new Error('there is no field');
  const submit = (selector: string) => {
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  return { field, error, submit, type };
}

// Spec RULE-search-keyword.
describe('somebody who searches', () => {
  beforeEach(() => vi.resetModules());

  it('is told in our words that there is no keyword, until there is one', async () => {
    const { field, error, submit, type } = await openSearch();
    type('  ');
    expect(submit('[data-tool] form')).toBe(true);
    expect(error.textContent).toBe('Please enter a search keyword');
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
    type('w');
    expect([error.textContent, field.getAttribute('aria-invalid')]).toEqual(['', 'false']);
    expect(submit('[data-tool] form')).toBe(false);
  });

  it('is not answered where nothing would say so, nor sent to a field that is not there', async () => {
    const { error, submit } = await openSearch();
    error.remove();
    expect(submit('[data-tool] form')).toBe(false);
    document.querySelector('input')?.remove();
    expect(submit('[data-tool] form')).toBe(false);
  });

  it('may leave fields empty that only narrow a list', async () => {
    const { submit } = await openSearch();
    expect(submit('#other')).toBe(false);
  });
});
