/** Every section looks the same inside; a reader who knows one knows all. */
const ROOT_FILES = ['README.md', 'package.json', 'rspack.config.ts', 'tsconfig.json'];
const NEEDED = [
  'README.md',
  'package.json',
  'rspack.config.ts',
  'tsconfig.json',
  'src/entry.client.ts',
  'src/entry.server.ts',
  'src/routes.ts',
  'src/messages/cn.ts',
  'src/messages/en.ts',
];
const ENTRIES = /^src\/(entry\.client|entry\.server|routes|query-values|paths|links|pages)(\.test)?\.ts$/;
const ROOMS = /^src\/(pages|components|service|model|messages|testing)\//;
/** Rooms without anything that is drawn. */
const PLAIN_ROOM = /^src\/(service|model|messages)\//;
const PLAIN = /^src\/[a-z]+\/[a-z0-9-]+(\.test)?\.ts$/;
const PAGE_FOLDER = /^src\/pages\/([a-z0-9-]+)\/(?:([a-z0-9-]+)\/)?([^/]+)$/;
const PAGE_FILE =
  /\.(page\.tsx|load\.ts|action\.ts|island\.tsx|module\.css|examples\.tsx|test\.tsx?)$|^[a-z0-9-]+\.tsx?$/;
const OWN_NAME = /\.(page\.tsx|load\.ts|action\.ts)$/;

function isKnown(path: string): boolean {
  return ROOT_FILES.includes(path) || ENTRIES.test(path) || ROOMS.test(path);
}

function roomProblems(path: string): string[] {
  const [, plain] = PLAIN_ROOM.exec(path) ?? [];
  if (plain !== undefined && !PLAIN.test(path)) return [`${plain} holds plain .ts files`];
  if (!path.startsWith('src/pages/')) return [];
  const [, page, part, file] = PAGE_FOLDER.exec(path) ?? [];
  if (page === undefined || file === undefined)
    return ['a page is a folder: pages/<page>/, its parts pages/<page>/<part>/'];
  if (!PAGE_FILE.test(file)) return ['not a file of a page folder'];
  if (!OWN_NAME.test(file)) return [];
  if (part !== undefined) return ['stands in the folder of its page'];
  if (!file.startsWith(`${page}.`)) return [`named after its folder: ${page}.*`];
  return [];
}

function pagelessFolders(files: readonly string[]): string[] {
  const folders = new Map<string, boolean>();
  for (const path of files) {
    const [, page, , file] = PAGE_FOLDER.exec(path) ?? [];
    if (page !== undefined) folders.set(page, (folders.get(page) ?? false) || file === `${page}.page.tsx`);
  }
  return [...folders].filter(([, hasPage]) => !hasPage).map(([folder]) => `src/pages/${folder}`);
}

/** `files` are relative to the section's folder. */
export function sectionProblems(section: string, files: readonly string[]): string[] {
  return [
    ...NEEDED.filter((path) => !files.includes(path)).map((path) => `${section}/${path}: missing`),
    ...files.filter((path) => !isKnown(path)).map((path) => `${section}/${path}: no such room in a section`),
    ...files.flatMap((path) => roomProblems(path).map((problem) => `${section}/${path}: ${problem}`)),
    ...pagelessFolders(files).map((folder) => `${section}/${folder}: has no .page.tsx of its name`),
  ];
}
