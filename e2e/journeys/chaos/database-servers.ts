import { startCluster, type Cluster } from '../../../api/testing/database/postgres-cluster.ts';
import { startRedis, type Program } from '../../../api/testing/programs.ts';
import { mustRun } from '../../fixtures/node-process.ts';

type Settings = Readonly<Record<string, string>>;

/** What production has behind the service. */
export interface DatabaseServers {
  postgres: SitePostgres;
  redis: RestartableRedis;
}

/** A PostgreSQL with the schema and the content of the site. */
interface SitePostgres {
  cluster: Cluster;
  settings: Settings;
}

async function openPostgres(dataDir: string): Promise<SitePostgres> {
  const cluster = await startCluster();
  const settings = { DATABASE_URL: cluster.urlOf('postgres') };
  const command = (...args: string[]) => mustRun(['api/src/cli.ts', ...args], { DATA_DIR: dataDir, ...settings });
  await command('migrate');
  await command('content', 'import', 'content');
  return { cluster, settings };
}

/** A Redis that can be stopped where it is, ended, and started again where it was. */
class RestartableRedis {
  #redis: Program;

  private constructor(redis: Program) {
    this.#redis = redis;
  }

  static async open(): Promise<RestartableRedis> {
    return new RestartableRedis(await startRedis());
  }

  get settings(): Settings {
    return { REDIS_URL: `redis://127.0.0.1:${this.#redis.port}` };
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#redis.process.kill(signal);
  }

  end(): Promise<void> {
    return this.#redis.stop();
  }

  async start(): Promise<void> {
    this.#redis = await startRedis(this.#redis.port);
  }
}

export async function openServers(dataDir: string): Promise<DatabaseServers> {
  const [postgres, redis] = await Promise.all([openPostgres(dataDir), RestartableRedis.open()]);
  return { postgres, redis };
}
