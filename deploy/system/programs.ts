import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Answer, Endpoint } from '../local/port.ts';
import type { ChildSpec } from '../local/programs/child.ts';
import { BUCKET, environmentsOf, HOST, ROOT, type Environment, type Environments } from './environments.ts';
import type { Layout, Which } from './layout.ts';
import type { Postgres } from './postgres.ts';
import type { Secrets } from './secrets.ts';

/** Where releases are handed from the machine that builds to those that serve. */
const DEPOT = `s3://${BUCKET}/releases`;

/** What runs until the end, and how it is asked whether it is well. */
export interface Launched {
  spec: ChildSpec;
  endpoint: Endpoint;
}

interface Options {
  secrets: Secrets;
  postgres: Pick<Postgres, 'urlOf' | 'program' | 'endpoint'>;
  /** Takes the lines of a program. */
  print: (name: string) => (line: string) => void;
}

const http = (port: number | undefined): Endpoint => ({ host: HOST, port: port ?? 0 });

/** Redis speaks no HTTP; it says so when it still reads its files. */
function pingRedis(port: number): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => socket.write('PING\r\n'));
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer')));
    socket.once('data', (bytes) => {
      socket.destroy();
      resolve({ isWell: bytes.toString().startsWith('+PONG'), text: bytes.toString() });
    });
    socket.once('error', (error) => resolve({ isWell: false, text: error.message }));
  });
}

/** Every program of the system. */
export class SystemPrograms {
  readonly #layout: Layout;
  readonly #options: Options;
  readonly #environments: Environments;

  constructor(layout: Layout, options: Options) {
    this.#layout = layout;
    this.#options = options;
    this.#environments = environmentsOf(layout, options.secrets, options.postgres);
  }

  /** Builds and promotes what changed. */
  ensure(): ChildSpec {
    return this.#command('delivery', ['delivery/src/cli.ts', 'ensure'], this.#environments.delivery);
  }

  export(): ChildSpec {
    return this.#command('export', ['delivery/src/cli.ts', 'export', DEPOT], this.#environments.delivery);
  }

  migrate(): ChildSpec {
    return this.#command('migrate', ['api/src/cli.ts', 'migrate'], this.#environments.service(0));
  }

  importContent(): ChildSpec {
    const args = ['api/src/cli.ts', 'content', 'import', 'content'];
    return this.#command('content', args, this.#environments.service(0));
  }

  postgres(which: Which): Launched {
    const { postgres } = this.#options;
    const spec = this.#foreign(`postgres-${which + 1}`, 'postgres', []);
    return { spec: { ...spec, ...postgres.program(which) }, endpoint: postgres.endpoint(which) };
  }

  redis(): Launched {
    const { ports, folders } = this.#layout;
    const args = ['--port', String(ports.redis), '--bind', HOST, '--save', '', '--dir', folders.redis];
    return {
      spec: this.#foreign('redis', 'redis-server', args),
      endpoint: { ask: () => pingRedis(ports.redis) },
    };
  }

  store(): Launched {
    const { ports, folders } = this.#layout;
    const args = ['delivery/src/testing/s3-program.ts', String(ports.store), folders.store];
    return { spec: this.#running('store', args, this.#environments.base), endpoint: http(ports.store) };
  }

  /** Where mails and text messages arrive. */
  messages(): Launched {
    const { ports, folders } = this.#layout;
    const args = ['api/testing/mail/sink.ts', String(ports.mail), String(ports.messages), folders.messages];
    return { spec: this.#running('messages', args, this.#environments.base), endpoint: http(ports.messages) };
  }

  service(which: Which): Launched {
    const spec = this.#running(`service-${which + 1}`, ['api/src/server.ts'], this.#environments.service(which));
    return { spec, endpoint: http(this.#layout.ports.service[which]) };
  }

  /** Follows the depot for one web process. */
  depot(which: Which): Launched {
    const environment = this.#environments.depot(which);
    const args = ['delivery/src/cli.ts', 'import', DEPOT, '--watch'];
    const pointer = join(environment['DATA_DIR'] ?? '', 'current');
    const ask = async () => ({ isWell: existsSync(pointer), text: 'no set has been imported yet' });
    return { spec: this.#running(`depot-${which + 1}`, args, environment), endpoint: { ask } };
  }

  web(which: Which): Launched {
    const spec = this.#running(`web-${which + 1}`, ['shell/src/web/main.ts'], this.#environments.web(which));
    return { spec, endpoint: http(this.#layout.ports.web[which]) };
  }

  /** @param args those of nginx, with its file */
  balancer(which: Which, args: readonly string[]): Launched {
    const spec = this.#foreign(`balancer-${which + 1}`, 'nginx', args);
    return { spec, endpoint: http(this.#layout.ports.balancerHealth[which]) };
  }

  /** @param args those of nginx, with its file */
  edge(which: Which, args: readonly string[]): Launched {
    const spec = this.#foreign(`edge-${which + 1}`, 'nginx', args);
    return { spec, endpoint: http(this.#layout.ports.edgeHealth[which]) };
  }

  /** Says to an edge what the web processes serve. */
  follower(which: Which): Launched {
    const { ports, folders } = this.#layout;
    const at = (name: string) => join(folders.nginx(`edge-${which + 1}`), name);
    const webs = ports.web.map((port) => `http://${HOST}:${port}`);
    const args = ['deploy/edge/follow.ts', at('version.conf'), at('nginx.pid'), ...webs];
    const spec = this.#running(`follower-${which + 1}`, args, this.#environments.base);
    const ask = async () => ({
      isWell: /"[^"]+"; }/.test(readFileSync(at('version.conf'), 'utf8')),
      text: 'no version yet',
    });
    return { spec, endpoint: { ask } };
  }

  #command(name: string, args: readonly string[], env: Environment): ChildSpec {
    return { name, args, env, cwd: ROOT, print: this.#options.print(name) };
  }

  #running(name: string, args: readonly string[], env: Environment): ChildSpec {
    return { ...this.#command(name, args, env), pidFile: join(this.#layout.folders.pids, name) };
  }

  /** Of Debian. */
  #foreign(name: string, program: string, args: readonly string[]): ChildSpec {
    return { ...this.#running(name, args, { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }), program };
  }
}
