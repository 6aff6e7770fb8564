import { describe, expect, it } from 'vitest';
import { NewestVersion } from './newest-version.ts';

/** @param answers which web process says what, one after the other */
function after(...answers: (readonly [web: string, version: string])[]): NewestVersion {
  const newest = new NewestVersion();
  for (const [web, version] of answers) newest.hear(web, version);
  return newest;
}

describe('the version that the edge goes by', () => {
  it('is unknown before a web process has answered', () => expect(new NewestVersion().current).toBeUndefined());

  it('is the new one as soon as one web process serves it, and stays while another lags behind', () => {
    const newest = after(['a', '1'], ['b', '1'], ['b', '2'], ['a', '1'], ['b', '2']);
    expect(newest.current).toBe('2');
  });

  it('is the earlier one again when every web process was rolled back to it', () => {
    const newest = after(['a', '1'], ['b', '1'], ['a', '2'], ['b', '2'], ['a', '1']);
    expect(newest.current).toBe('1');
    newest.hear('b', '1');
    expect(newest.current).toBe('1');
  });

  it('is that of those who answer, and the last one when nobody does', () => {
    const newest = after(['a', '1'], ['b', '2']);
    newest.miss('b');
    expect(newest.current).toBe('1');
    newest.miss('a');
    expect(newest.current).toBe('1');
  });
});
