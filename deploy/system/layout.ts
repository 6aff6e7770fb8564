import { join } from 'node:path';
import type { Config } from '../local/config.ts';

/** Where each program of the system listens: the port that visitors know, and those after it. */
export const portsFrom = (first: number) => ({
  edge: first,
  /** Sends visitors who come without TLS to the edge. */
  plain: first + 1,
  /** What each of two nginx says of itself, for the two share the port that they serve. */
  edgeHealth: [first + 2, first + 3],
  web: [first + 4, first + 5],
  balancer: first + 6,
  balancerHealth: [first + 7, first + 8],
  service: [first + 9, first + 10],
  postgres: [first + 11, first + 12],
  redis: first + 13,
  store: first + 14,
  mail: first + 15,
  messages: first + 16,
  webMetrics: [first + 17, first + 18],
  serviceMetrics: [first + 19, first + 20],
});

export type Ports = ReturnType<typeof portsFrom>;

/** Two of each where one is not enough. */
export const TWICE = [0, 1] as const;
export type Which = (typeof TWICE)[number];

/** Folders of the system, all of them below one. */
export const foldersIn = (dataDir: string) => {
  const at = (...names: string[]) => join(dataDir, 'system', ...names);
  return {
    all: at(),
    logs: at('logs'),
    /** Numbers of processes. */
    pids: at('run'),
    web: [at('web-1'), at('web-2')],
    service: [at('service-1'), at('service-2')],
    /** Owned by who runs PostgreSQL. */
    postgres: at('postgres'),
    redis: at('redis'),
    store: at('store'),
    messages: at('messages'),
    nginx: (name: string) => at(name),
    certificate: at('certificate.pem'),
    certificateKey: at('certificate.key'),
    secrets: at('secrets.json'),
    /** What else is there, for whoever looks at the system from outside. */
    layout: at('layout.json'),
  };
};

export type Folders = ReturnType<typeof foldersIn>;

export interface Layout {
  config: Config;
  ports: Ports;
  folders: Folders;
}

export const layoutOf = (config: Config): Layout => ({
  config,
  ports: portsFrom(config.port),
  folders: foldersIn(config.dataDir),
});
