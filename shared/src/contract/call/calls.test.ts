import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CallRow } from './call-row.ts';
import { GET_CALLS, LOGGED_ONLY, REPEATABLE_CALLS } from './call-traits.ts';
import { CALLS } from './calls.ts';
import { SENSITIVE_FIELDS } from './sealed-body.ts';

const CONTRACT = path.join(import.meta.dirname, '..');
const rows: [string, CallRow][] = Object.entries(CALLS);

describe('the calls of the contract', () => {
  it('are all rows of all files of calls, each name once', async () => {
    const files = fs.globSync('*/*.calls.ts', { cwd: CONTRACT });
    const declared = await Promise.all(files.map((file) => import(path.join(CONTRACT, file)) as Promise<object>));
    const names = declared.flatMap((module) => Object.values(module).flatMap((calls: object) => Object.keys(calls)));
    expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it('cite the rule of their own name', () => {
    const strangers = rows.filter(
      ([name, { reference }]) => !reference.startsWith(`spec CALL-${name.replace('/', '-')}`),
    );
    expect(strangers.map(([name]) => name)).toEqual([]);
  });

  it('name every personal field of their requests', () => {
    const personal = ({ request }: CallRow) => SENSITIVE_FIELDS.filter((field) => field in request.shape);
    const named = rows.map(([name, { encrypted = [] }]) => [name, encrypted.toSorted()]);
    expect(named).toEqual(rows.map(([name, row]) => [name, personal(row).toSorted()]));
  });
});

describe('what clients know of calls without their schemas', () => {
  it('is enough to send them, to repeat them and to tell of their failure', () => {
    const known = rows.map(([name]) => ({
      method: GET_CALLS.includes(name) ? 'GET' : 'POST',
      isRepeated: REPEATABLE_CALLS.includes(name),
      failure: LOGGED_ONLY.includes(name) ? 'logged' : 'shown',
    }));
    expect(known).toEqual(
      rows.map(([, { method, effect, failure }]) => ({ method, isRepeated: effect !== 'write', failure })),
    );
  });

  it('makes a call that it does not know a POST that is never repeated and whose failure is shown', () => {
    expect([GET_CALLS, REPEATABLE_CALLS, LOGGED_ONLY].filter((names) => names.includes('call/ofTomorrow'))).toEqual([]);
  });

  it('never repeats the count of a page view', () => {
    expect(REPEATABLE_CALLS).not.toContain('rum');
  });
});
