import { defineCalls } from '../call/call-row.ts';
import { mediaDetail, mediaQuery } from './media-detail.ts';
import { batchAddress, batchQuery, mediaAmount, mediaFilter, mediaPage, mediaSelection } from './media.ts';

export const MEDIA_CALLS = defineCalls({
  'media/page': {
    method: 'POST',
    request: mediaFilter,
    response: mediaPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary:
      'The media library by type, days back, words and facets, with a count for each value. Sizes in bytes, durations in seconds.',
    reference: 'spec CALL-media-page, G-16, M17',
  },
  'media/detail': {
    method: 'POST',
    request: mediaQuery,
    response: mediaDetail,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'An entry of the media library with what it is about, its files, and what belongs to it. Sizes in bytes.',
    reference: 'spec CALL-media-detail',
  },
  'media/fileCountAndSize': {
    method: 'POST',
    request: mediaSelection,
    response: mediaAmount,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'How many files a choice has, and how many bytes as originals.',
    reference: 'spec CALL-media-fileCountAndSize, G-34, M2',
  },
  'media/batchDownload': {
    method: 'POST',
    request: batchQuery,
    response: batchAddress,
    effect: 'idempotent-write',
    audience: 'public',
    cost: 'write',
    failure: 'shown',
    errors: ['40908', '41301'],
    summary:
      'Gives the address of a ZIP file of the chosen entries; 41301 when there is too much. Repeating it gives the same.',
    reference: 'spec CALL-media-batchDownload, M4, M5, M20',
  },
});
