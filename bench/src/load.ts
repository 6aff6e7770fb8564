import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuSeconds } from './processes.ts';

const run = promisify(execFile);

export interface Load {
  requests: number;
  /** Requests per second of wall time. */
  rate: number;
  /** Requests per processor second of the server. */
  perCpuSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(output: string, percentile: string): number {
  const found = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(output);
  if (!found) throw new Error(`wrk printed no ${percentile}th percentile:\n${output}`);
  return Number(found[1]) * (UNITS[found[2] ?? ''] ?? Number.NaN);
}

export interface Target {
  url: string;
  /** Processes whose processor time counts, with those that they start. */
  pids: readonly number[];
  connections: number;
  /** What to ask instead of a plain GET: a script of wrk. */
  script?: string;
  /** What the answer may be compressed with; gzip when absent. */
  encoding?: string;
}

/** wrk, one thread; every answer must be a success. */
export async function load(
  { url, pids, connections, script, encoding = 'gzip' }: Target,
  seconds: number,
): Promise<Load> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const target = script === undefined ? [url] : ['-s', script, url];
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    // A slow answer counts as slow, and not as none.
    '--timeout',
    '10s',
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...target,
  ];
  const { stdout } = await run('wrk', args);
  const cpu = used() - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`answers failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return {
    requests,
    rate,
    perCpuSecond: requests / cpu,
    p50: milliseconds(stdout, '50'),
    p99: milliseconds(stdout, '99'),
  };
}

/** The value that this share of all is not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
