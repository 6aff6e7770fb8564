import { defineCalls } from '../call/call-row.ts';
import { liveEvent, liveEventQuery } from './live-event.ts';
import { mediaQuery } from './media-detail.ts';
import { pressFilter, pressMaterial, pressPage } from './press.ts';

export const PRESS_CALLS = defineCalls({
  'press/page': {
    method: 'POST',
    request: pressFilter,
    response: pressPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'What the newsroom has published, newest first: releases, press packages, speeches, fact sheets.',
    reference: 'spec CALL-press-page, M22',
  },
  'press/material': {
    method: 'POST',
    request: mediaQuery,
    response: pressMaterial,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'Pictures, films and fact sheets that belong to a release or a speech, with every way to take them.',
    reference: 'spec CALL-press-material, M22',
  },
  'live/detail': {
    method: 'POST',
    request: liveEventQuery,
    response: liveEvent,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'A presentation for the press, before, while and after it is on; without an id the nearest.',
    reference: 'spec CALL-live-detail, M19',
  },
});
