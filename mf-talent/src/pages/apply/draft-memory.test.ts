import { createPageStore } from 'shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../model/apply-draft.ts';
import { rememberDraft, rememberedDraft } from './draft-memory.ts';

const DRAFT = readDraft({
  contact: 'Ada Beispiel',
  country: 'Deutschland',
  email: 'ada@example.com',
  mobile: '+49 30 0000000',
  reach: 'phone',
  motivation: 'I have tested gearboxes for six years.',
  start: 'quarter',
  code: '123456',
  consent: 'yes',
});

describe('somebody who comes back to an application', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('finds all of it as long as the page was not loaded anew, and only at its own vacancy', () => {
    const store = createPageStore('en');
    rememberDraft(store, 'aero-test-engineer', DRAFT);
    expect(rememberedDraft(store, 'aero-test-engineer')).toEqual(DRAFT);
    expect(rememberedDraft(store, 'press-technician')).toEqual({ reach: 'phone', start: 'quarter' });
  });

  it('finds after a reload what belongs to nobody; nothing personal was ever stored', () => {
    rememberDraft(createPageStore('en'), 'aero-test-engineer', DRAFT);
    expect([...stored.values()].map((text): unknown => JSON.parse(text))).toEqual([
      { reach: 'phone', start: 'quarter' },
    ]);
    const reloaded = createPageStore('en');
    expect(rememberedDraft(reloaded, 'aero-test-engineer')).toEqual({ reach: 'phone', start: 'quarter' });
  });

  it('finds nothing when it was sent', () => {
    const store = createPageStore('en');
    rememberDraft(store, 'aero-test-engineer', DRAFT);
    rememberDraft(store, 'aero-test-engineer', null);
    expect([rememberedDraft(store, 'aero-test-engineer'), stored.size]).toEqual([null, 0]);
  });

  it('keeps it on the page where storage is forbidden, or holds something else', () => {
    const store = createPageStore('en');
    stored.set('apply-draft', '{');
    expect(rememberedDraft(store, 'aero-test-engineer')).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    rememberDraft(store, 'aero-test-engineer', DRAFT);
    expect(rememberedDraft(store, 'aero-test-engineer')).toEqual(DRAFT);
  });
});
