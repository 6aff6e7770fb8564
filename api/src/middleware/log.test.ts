import { describe, expect, it } from 'vitest';
import { faultReporter } from './log.ts';

describe('a job in the background that fails', () => {
  it('is said once a minute, by code and place and never by what a visitor wrote', () => {
    const lines: object[] = [];
    let now = 0;
    const report = faultReporter({ error: (line: object) => lines.push(line) } as never, () => now);
    const away = Object.assign(new Error('no place for 13900000001'), { code: '57P01' });
    report(away, 'messages');
    report(away, 'messages');
    report('other', 'reader counts');
    now = 60_000;
    report(away, 'messages');
    expect(lines).toMatchObject([
      { what: 'messages', error: { name: 'Error', code: '57P01' } },
      { what: 'reader counts' },
      { what: 'messages' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('139');
  });
});
