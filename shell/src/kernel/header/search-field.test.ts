import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const SEARCH = `<details data-tool="search"><summary>Search</summary><form action="/cn/en/search">
  <input name="key"><p data-search-error="Please enter a search keyword"></p>
</form></details><form id="other"><input name="key"></form>`;

async function openSearch(html = SEARCH) {
  const { window } = openWindow({ html });
  vi.stubGlobal('HTMLDetailsElement', window.HTMLDetailsElement);
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

  it('writes at once when the search is open, and finds what was written when it opens again', async () => {
    const { field, type } = await openSearch();
    expect(click('summary').defaultPrevented).toBe(true);
    expect([document.querySelector('details')?.open, document.activeElement]).toEqual([true, field]);
    type('wi');
    field.blur();
    click('summary');
    expect([document.querySelector('details')?.open, document.activeElement]).toEqual([false, document.body]);
    click('summary');
    expect([document.activeElement, field.value]).toEqual([field, 'wi']);
  });

  it('has the field too when it was opened before the script was here', async () => {
    const { field } = await openSearch(SEARCH.replace('data-tool="search"', 'data-tool="search" open'));
    expect(document.activeElement).toBe(field);
  });

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
    expect(click('summary').defaultPrevented).toBe(true);
  });

  it('has no field opened by a click beside it', async () => {
    await openSearch();
    document.dispatchEvent(new Event('click'));
    expect(click('form').defaultPrevented).toBe(false);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('may leave fields empty that only narrow a list', async () => {
    const { submit } = await openSearch();
    expect(submit('#other')).toBe(false);
  });
});
