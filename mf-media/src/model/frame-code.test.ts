import { expect, it } from 'vitest';
import { frameCode } from './frame-code.ts';

it('the lines that embed a film hold its address and title, and nothing that could end them', () => {
  expect(frameCode('"><script>', 'https://a.example/embed?id=x&play=small', { width: 960, height: 540 })).toBe(
    '<iframe src="https://a.example/embed?id=x&amp;play=small" title="&quot;>&lt;script>" width="960" height="596" loading="lazy" allow="fullscreen" style="border:0;max-width:100%"></iframe>',
  );
});
