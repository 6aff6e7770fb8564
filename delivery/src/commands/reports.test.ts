import { describe, expect, it } from 'vitest';
import type { HistoryLine } from '../history.ts';
import type { Moved } from '../promotion/move-constellation.ts';
import { formatTable } from './format-table.ts';
import { reportChangelog } from './report-changelog.ts';
import { reportHistory } from './report-history.ts';
import { reportMove } from './report-move.ts';

const CHANGE = { app: 'mf-invest', from: '1.0.0', to: '1.1.0' };
const line = (patch: Partial<HistoryLine>): HistoryLine => ({
  seq: 1,
  when: '2026-11-23T08:00:00.000Z',
  who: 'Lin',
  what: 'promote',
  from: 'aa',
  to: 'bb',
  changes: [CHANGE],
  evidence: ['7 files verified', 'links hold'],
  previous: '',
  hash: '',
  ...patch,
});

describe('the history that an operator reads', () => {
  const read = (...lines: HistoryLine[]) => reportHistory({ lines, broken: null }, lines.at(-1)?.to ?? null);

  it('tells of a promotion what changed, and not what was verified', () => {
    expect(read(line({}))).toEqual([
      '2026-11-23T08:00:00.000Z  Lin  promote bb: mf-invest 1.0.0 -> 1.1.0',
      '1 lines, the chain holds',
    ]);
  });

  it.each(['revert', 'recover'] as const)('tells of a %s why it went back', (what) => {
    expect(read(line({ what }))[0]).toBe(
      `2026-11-23T08:00:00.000Z  Lin  ${what} bb: mf-invest 1.0.0 -> 1.1.0 [7 files verified; links hold]`,
    );
  });

  it('tells which apps came and went, or that none did', () => {
    const changes = [
      { app: 'a', from: null, to: '1' },
      { app: 'b', from: '2', to: null },
    ];
    expect(read(line({ changes }))[0]).toMatch(/: a \(none\) -> 1, b 2 -> \(removed\)$/);
    expect(read(line({ changes: [], to: null }))[0]).toMatch(/promote nothing: no app changed$/);
  });

  it('of a store that was never used is empty, and whole', () => {
    expect(read()).toEqual(['0 lines, the chain holds']);
  });

  it('says aloud where it is broken, and where it leads elsewhere than the pointer', () => {
    expect(reportHistory({ lines: [], broken: 'line 2 was changed' }, null)).toEqual([
      'THE HISTORY IS BROKEN: line 2 was changed',
    ]);
    expect(reportHistory({ lines: [], broken: null }, 'cc')[1]).toBe(
      'the last line leads to nothing, the pointer to cc: a command is running or was interrupted, or lines were removed',
    );
    expect(reportHistory({ lines: [line({})], broken: null }, null).at(-1)).toMatch(
      /^the last line leads to bb, the pointer to nothing: /,
    );
  });
});

describe('what an operator reads after a move', () => {
  const moved = (verdict: Moved['verdict'], patch: Partial<Moved> = {}): Moved => ({
    from: 'aa',
    to: 'bb',
    changes: [CHANGE],
    verdict,
    backTo: null,
    ...patch,
  });
  const HEAD = ['promoted bb (was aa)', '  mf-invest 1.0.0 -> 1.1.0'];

  it('is that nothing changed, when nothing did', () => {
    expect(reportMove(moved({ kind: 'no-web' }, { changes: [] }))).toEqual({
      lines: ['nothing changed: bb is promoted already'],
      exitCode: 0,
    });
  });

  it('is whether the web process serves it', () => {
    expect(reportMove(moved({ kind: 'no-web' }))).toEqual({
      lines: [...HEAD, 'no web process runs on this store; it will check this set when it starts'],
      exitCode: 0,
    });
    expect(reportMove(moved({ kind: 'accepted', afterMs: 40 }))).toEqual({
      lines: [...HEAD, 'the web process serves it (after 40 ms)'],
      exitCode: 0,
    });
    expect(reportMove(moved({ kind: 'silent', afterMs: 5000 }))).toMatchObject({
      lines: expect.arrayContaining(['the web process did not answer within 5000 ms']) as string[],
      exitCode: 1,
    });
  });

  it('is why the web process refused it, and what is served instead', () => {
    const refused = { kind: 'refused', reason: 'it threw', serving: 'aa' } as const;
    expect(reportMove(moved(refused, { backTo: 'aa' }))).toEqual({
      lines: [
        'the web process refused bb: it threw',
        '  not promoted: mf-invest 1.0.0 -> 1.1.0',
        'the pointer went back to aa',
      ],
      exitCode: 1,
    });
    expect(reportMove(moved(refused)).lines.at(-1)).toBe('the pointer went back to nothing');
  });

  it('names apps that came and went', () => {
    const changes = [
      { app: 'a', from: null, to: '1' },
      { app: 'b', from: '2', to: null },
    ];
    const { lines } = reportMove(moved({ kind: 'no-web' }, { from: null, changes }));
    expect(lines.slice(0, 3)).toEqual(['promoted bb (was nothing)', '  a (none) -> 1', '  b 2 -> (removed)']);
  });
});

describe('the changelog of an app', () => {
  const entry = {
    when: '2026-11-23T08:00:00.000Z',
    who: 'Lin',
    from: '1.1.0',
    to: '1.0.0',
    commits: new Map(),
    changed: false,
  };

  it.each([
    ['rollback', 'Rolled back'],
    ['revert', 'Taken back, because the web process refused it'],
    ['recover', 'Restored after a command that was interrupted'],
  ] as const)('tells of a %s only that it was one', (what, words) => {
    expect(reportChangelog('mf-invest', [{ ...entry, what }])).toEqual([
      '# Changelog of mf-invest',
      '',
      '## 1.0.0, 2026-11-23',
      '',
      `${words} from 1.1.0 by Lin.`,
    ]);
  });

  it('tells that the app was taken out, or had not been there', () => {
    const text = reportChangelog('mf-invest', [{ ...entry, what: 'rollback', from: null, to: null }]);
    expect(text.slice(2)).toEqual(['## none, 2026-11-23', '', 'Rolled back from none by Lin.']);
  });

  it('tells the commits of a version, and that there are changes besides', () => {
    const commits = new Map([['mf-invest', [{ hash: 'abc', subject: 'Round buttons' }]]]);
    expect(reportChangelog('mf-invest', [{ ...entry, what: 'ensure', commits, changed: true }]).slice(4)).toEqual([
      'Promoted by Lin, after 1.1.0.',
      '',
      '- Round buttons (abc)',
      '',
      'It has changes besides that are in no commit.',
    ]);
  });
});

it('a table has columns as wide as their widest cell, and nothing behind the last', () => {
  expect(
    formatTable([
      ['app', 'version'],
      ['mf-invest', '1'],
      ['shell', '1.0.0'],
    ]),
  ).toEqual(['app        version', 'mf-invest  1', 'shell      1.0.0']);
  expect(formatTable([])).toEqual([]);
});
