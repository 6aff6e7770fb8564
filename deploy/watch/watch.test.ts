import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { SETTINGS } from '../../shared/src/contract/settings/settings.ts';

/*
 * What watches the site: alarms, dashboard and runbook belong together. Metrics that they name are compared with what each
 * program exposes beside its metrics (`metrics.test.ts` of the service, `web-metrics.test.ts` of the web process).
 */

const FOLDER = import.meta.dirname;
const ALERTS = join(FOLDER, 'alerts.yaml');

interface Rules {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(readFileSync(ALERTS, 'utf8')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert }) => alert ?? []);
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as Dashboard;
const runbook = readFileSync(join(FOLDER, '../../docs/runbook.md'), 'utf8');

/** Part of Debian's package `prometheus`. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });

describe('every alarm', () => {
  it('is explained by the runbook, and the runbook explains no other', () => {
    const headings = runbook.match(/^## [A-Z][a-z]+[A-Z]\w+$/gm)?.map((heading) => heading.slice(3));
    expect(headings?.toSorted()).toEqual(alerts.toSorted());
  });

  it('says what to look at and what to do', () => {
    const sections = runbook.split(/^## /m).filter((text) => alerts.includes(text.split('\n')[0] ?? ''));
    expect(sections).toHaveLength(alerts.length);
    expect(sections.filter((text) => !/\*\*Look\*\*:.+\*\*Do\*\*:/s.test(text))).toEqual([]);
  });

  it('names settings that there are', () => {
    const named = new Set(runbook.match(/(?<=`)[A-Z]+(?:_[A-Z]+)+(?=`)/g));
    expect(named.size).toBeGreaterThan(4);
    expect([...named].filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
  });

  it('is heard and silent when it must be in `alerts.test.yaml`', () => {
    const text = readFileSync(join(FOLDER, 'alerts.test.yaml'), 'utf8');
    const [silent = '', heard = ''] = text.split('- name: everything fails at once');
    expect(alerts.filter((name) => !silent.includes(`alertname: ${name}`))).toEqual([]);
    expect(alerts.filter((name) => !heard.includes(`alertname: ${name}\n        exp_alerts`))).toEqual([]);
  });

  it.skipIf(!hasPromtool)('is what promtool finds it to be', () => {
    expect(promtool('test', 'rules', 'alerts.test.yaml')).toMatchObject({ status: 0 });
    expect(promtool('check', 'config', 'prometheus.yaml')).toMatchObject({ status: 0 });
  });
});

describe('the dashboard', () => {
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

  it('names recorded rules that there are', () => {
    const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
    const named = [...expressions, ...rules.map(({ expr }) => expr)].flatMap(
      (expr) => expr.match(/site:[\w:]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(recorded.size);
    expect(named.filter((name) => !recorded.has(name))).toEqual([]);
  });

  it('has panels that the runbook calls by their titles', () => {
    const titles = new Set(dashboard.panels.map(({ title }) => title));
    const called = runbook.match(/"[A-Z][^"]+"/g)?.map((quoted) => quoted.slice(1, -1).replaceAll(/\s+/g, ' ')) ?? [];
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((title) => ![...titles].some((known) => known.startsWith(title)))).toEqual([]);
  });

  it.skipIf(!hasPromtool)('asks Prometheus in its language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-dashboard-'));
    const file = join(folder, 'rules.yaml');
    const wanted = expressions.map((expr, at) => ({ record: `panel:${at}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules: wanted }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
    rmSync(folder, { recursive: true });
  });
});
