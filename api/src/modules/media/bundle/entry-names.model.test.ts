import { describe, expect, it } from 'vitest';
import { entryNames } from './entry-names.model.ts';

describe('names inside a ZIP file', () => {
  it('are those of the files, where they are plain', () => {
    expect(entryNames(['yaoxing-v6-1520.webp', 'film.mp4'])).toEqual(['yaoxing-v6-1520.webp', 'film.mp4']);
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    [String.raw`..\..\windows\system.ini`, 'system.ini'],
    ['C:evil.exe', 'evil.exe'],
    ['/absolute.jpg', 'absolute.jpg'],
    ['..', 'file'],
    ['', 'file'],
    ['.hidden', 'hidden'],
    ['-rf.jpg', 'rf.jpg'],
    ['line\nbreak\0.jpg', 'line_break_.jpg'],
  ])('cannot lead anywhere: %j is written as %s', (name, expected) => {
    expect(entryNames([name])).toEqual([expected]);
  });

  it('are never the same twice, also where capitals do not count', () => {
    expect(entryNames(['a.jpg', 'x/a.jpg', 'A.JPG', 'a-2.jpg'])).toEqual(['a.jpg', 'a-2.jpg', 'A-3.JPG', 'a-2-2.jpg']);
  });
});
