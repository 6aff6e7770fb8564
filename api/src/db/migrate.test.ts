import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('every migration has a number of its own, so that their order is that of their numbers', () => {
  const names = fs.readdirSync(path.join(import.meta.dirname, 'migrations')).filter((name) => name.endsWith('.sql'));
  const numbers = names.map((name) => /^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(names.length);
});
