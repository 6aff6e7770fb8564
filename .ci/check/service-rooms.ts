/** The service looks the same in every module; a reader who knows one knows all. */

/** What a file of a module does, said by the last part of its name; `api/README.md` says what each of them means. */
const ROLES = [
  'routes',
  'service',
  'store',
  'model',
  'words',
  'port',
  'adapter',
  'settings',
  'reader',
  'checks',
  'records',
] as const;

const OUTSIDE = /^src\/(app|cli|server|visitor-services)\.ts$/;
/** Rooms outside the modules say by their own name what all of their files do. */
const ROOMS = /^src\/(backup|calls|commands|db|desk|exports|imported|middleware|model|modules|settings|storage)\//;
const MODULE_FILE = /^src\/modules\/[a-z-]+\/(?:[a-z-]+\/)?[a-z0-9-]+\.([a-z-]+)(\.test)?\.ts$/;
const CONTRACT_TEST = /\.contract\.test\.ts$/;

/** `files` are relative to the folder of the service. */
export function serviceProblems(files: readonly string[]): string[] {
  const sources = files.filter((path) => path.startsWith('src/'));
  return sources.flatMap((path) => {
    if (!OUTSIDE.test(path) && !ROOMS.test(path)) return [`api/${path}: no such room in the service`];
    if (!path.startsWith('src/modules/') || CONTRACT_TEST.test(path)) return [];
    const [, role] = MODULE_FILE.exec(path) ?? [];
    if (role !== undefined && (ROLES as readonly string[]).includes(role)) return [];
    return [`api/${path}: say what it does: <name>.<${ROLES.join('|')}>.ts`];
  });
}
