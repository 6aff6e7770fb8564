/**
 * Follows what the web processes serve, for nginx with the recipe beside it: writes `version.conf` and has nginx read it, within half a second of a
 * change. `node deploy/edge/follow.ts <version.conf> <pid file of nginx> <http://web>…`; without the process of nginx only the file is written.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { NewestVersion } from './newest-version.ts';

/** Milliseconds. */
const LOOK_EVERY = 250;
const ANSWER_LIMIT = 1000;
/** Anything else would not be a word in the file that nginx reads. */
const VERSION = /^[\w.-]{1,100}$/;

/** @returns null where the web process does not say what it serves */
async function versionAt(web: string): Promise<string | null> {
  try {
    const answer = await fetch(`${web}/health/version`, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
    const version = (await answer.text()).trim();
    return answer.ok && VERSION.test(version) && version !== 'none' ? version : null;
  } catch {
    return null;
  }
}

const textOf = (version: string) => `map "" $site_version { default "${version}"; }\n`;

/** Complete or as it was: nginx may read it at any moment. */
function write(file: string, version: string): void {
  writeFileSync(`${file}.half`, textOf(version));
  renameSync(`${file}.half`, file);
}

/** nginx answers who is there with its old processes, and takes new ones for what comes. */
function reload(pidFile: string): void {
  const pid = Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : Number.NaN);
  if (!Number.isInteger(pid) || pid < 2) return;
  try {
    process.kill(pid, 'SIGHUP');
  } catch (error) {
    console.error(`nginx cannot be told: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const [file, pidFile, ...webs] = process.argv.slice(2);
if (file === undefined || pidFile === undefined || webs.length === 0)
  throw new Error('say version.conf, the pid file of nginx, and the addresses of the web processes');

const newest = new NewestVersion();
for await (const _tick of setInterval(LOOK_EVERY)) {
  await Promise.all(
    webs.map(async (web) => {
      const version = await versionAt(web);
      if (version === null) newest.miss(web);
      else newest.hear(web, version);
    }),
  );
  const { current } = newest;
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === undefined || written === textOf(current)) continue;
  write(file, current);
  reload(pidFile);
  console.log(`pages are of ${current}`);
}
