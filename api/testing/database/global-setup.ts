import type { TestProject } from 'vitest/node';
import { ensureEmbeddedImages, migrateAnew } from './embedded-image.ts';
import { postgresBin, runOn, startCluster } from './postgres-cluster.ts';

/** Name of the migrated database that the databases of test files are copies of. */
const TEMPLATE = 'site_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of embedded databases to be copied; empty for the other engine. */
    embeddedImages: string;
    /** Address of a migrated database on the run's PostgreSQL server; empty without one. */
    templateUrl: string;
  }
}

/** Once per run: the database that all files of a project start from. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isPostgres = project.config.env['TEST_ENGINE'] === 'postgres';
  if (!isPostgres || postgresBin() === undefined) {
    project.provide('embeddedImages', isPostgres ? '' : await ensureEmbeddedImages());
    project.provide('templateUrl', '');
    return undefined;
  }
  const cluster = await startCluster();
  const url = cluster.urlOf(TEMPLATE);
  await runOn(cluster.urlOf('postgres'), `create database ${TEMPLATE}`);
  await migrateAnew({ dataDir: cluster.folder, databaseUrl: url });
  project.provide('embeddedImages', '');
  project.provide('templateUrl', url);
  return () => cluster.stop();
}
