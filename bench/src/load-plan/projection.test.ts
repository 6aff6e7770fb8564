import { expect, it } from 'vitest';
import { ASSUMED, projectionOf, sizeFor } from './projection.ts';

const MEASURED = { name: 'a press day', visitors: 1000, answers: 3000, pages: 2000, cpuSeconds: 3 };

it('a site for ten times as many visitors has ten times the processors', () => {
  const [thousand, ten] = projectionOf(MEASURED);
  // 3 ms for each visitor at 60 % of a processor.
  expect(thousand?.siteAlone).toBeCloseTo(5);
  // Nine of ten pages come from the edge, no call does.
  expect(thousand?.site).toBeCloseTo(2);
  expect(ten?.siteAlone).toBeCloseTo(50);
  expect(ten?.edge).toBeCloseTo((10_000 * 3) / 20_000 / 0.6);
});

it('the smallest site has two web processes, and a machine to spare', () => {
  const { webProcesses, machines } = sizeFor(MEASURED, 1, ASSUMED);
  expect([webProcesses, machines]).toEqual([2, 2]);
});

it('without an edge the site answers all of it', () => {
  const { site, siteAlone } = sizeFor(MEASURED, 1000, { ...ASSUMED, edgeShare: 0 });
  expect(site).toBe(siteAlone);
});
