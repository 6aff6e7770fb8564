import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureProcess, Metrics } from './metrics.ts';

it('the service has every metric of its own that alarms and the dashboard look at', async () => {
  const metrics = new Metrics({
    replica: undefined,
    load: () => ({ total: 8, idle: 8, waiting: 0 }),
    outbox: { depth: () => Promise.resolve(3), deadLetters: () => Promise.resolve(0) },
    codes: { recent: () => Promise.reject(new Error('the database is away')) },
  });
  measureProcess(metrics);
  const text = await metrics.text();
  const exposed = new Set(text.match(/(?<=^# TYPE )\S+/gm));
  const watch = path.join(import.meta.dirname, '../../../deploy/watch');
  const looked = ['alerts.yaml', 'dashboard.json'].map((name) => readFileSync(path.join(watch, name), 'utf8'));
  const named = [...new Set(looked.join('\n').match(/\b(?:api|rum|browser|nodejs|process)_[a-z]\w+/g))];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !exposed.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  // What alarms take for "the database is away".
  expect(text).toContain('api_codes_recent -1');
});
