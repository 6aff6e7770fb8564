import { describe, expect, it } from 'vitest';
import { edgeHeaders, versionName } from './edge-headers.ts';

describe('what caches in front of the site are told of a page', () => {
  const headers = edgeHeaders({ constellation: '00ff', content: '7.1700000000000', seconds: 5 });

  it('is what it is made of, in a word that nginx takes and in keys that a CDN purges by', () => {
    expect(headers['site-version']).toBe('00ff-7.1700000000000');
    expect(headers['site-version']).toBe(versionName({ constellation: '00ff', content: '7.1700000000000' }));
    expect(headers['site-version']).toMatch(/^[\w.-]+$/);
    expect(headers['surrogate-key']?.split(' ')).toEqual(['constellation-00ff', 'content-7.1700000000000']);
  });

  it('is how long they keep it, and that an old page is better than none for a minute', () => {
    expect(headers['cdn-cache-control']).toBe('max-age=5, stale-while-revalidate=60, stale-if-error=60');
  });
});
