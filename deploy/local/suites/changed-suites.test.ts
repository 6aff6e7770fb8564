import { describe, expect, it } from 'vitest';
import { changedSuites } from './changed-suites.ts';

const of = (...files: string[]) => changedSuites(files, 'abc').map((command) => command.join(' '));
const UNIT = 'vitest run --project unit --changed abc --passWithNoTests';

describe('what is tested of a change', () => {
  it('is what reaches it, and the service when it or the contract changed', () => {
    expect(of('mf-media/src/model/kind.ts')).toEqual([UNIT]);
    expect(of('shared/src/contract/text/lang.ts')).toEqual([UNIT, UNIT.replace('unit', 'contract-pglite')]);
  });

  it('is the browser tests that changed', () => {
    expect(of('e2e/journeys/footer.spec.ts')).toEqual([
      UNIT,
      'pnpm --filter e2e exec playwright test journeys/footer.spec.ts',
    ]);
  });

  it('is nothing when nothing changed', () => {
    expect(of()).toEqual([]);
  });
});
