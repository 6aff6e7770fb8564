/** Sizes that oxlint does not measure; it measures lines of files and functions, parameters and nesting. */
const MAX_ENTRIES = 20;
const MAX_STYLE_LINES = 300;
const MAX_README_LINES = 60;
const MAX_ENTRY_LINES = 20;

/** One entry per page, module, migration, message or picture: the folder is a list. */
const LISTS = /^content\/|\/migrations$|^docs\/decisions$|\/(pages|modules)$|\/fonts$|^bench\/|^art\//;

/** Measurements, and the index of decisions, which has a line for each. */
const README_LISTS = /^bench\/|^docs\/decisions\//;

/** A test beside its code is not one more thing to know in a folder. */
function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of files.filter((file) => !/\.test\.tsx?$/.test(file))) {
    const parts = path.split('/');
    for (const [depth, name] of parts.slice(1).entries()) {
      const folder = parts.slice(0, depth + 1).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    }
  }
  return folders;
}

function limitOf(path: string): number | undefined {
  if (path.endsWith('.css')) return MAX_STYLE_LINES;
  if (/(^|\/)README\.md$/.test(path) && !README_LISTS.test(path)) return MAX_README_LINES;
  if (/\/src\/entry\.(client|server)\.ts$/.test(path)) return MAX_ENTRY_LINES;
  return undefined;
}

/** `read` gives the text of a path in `files`. */
export function sizeProblems(files: readonly string[], read: (path: string) => string): string[] {
  const crowded = [...entriesOf(files)].filter(([folder, names]) => names.size > MAX_ENTRIES && !LISTS.test(folder));
  return [
    ...crowded.map(([folder, names]) => `${folder}/: ${names.size} entries; at most ${MAX_ENTRIES}`),
    ...files.flatMap((path) => {
      const limit = limitOf(path);
      if (limit === undefined) return [];
      const lines = read(path).trimEnd().split('\n').length;
      return lines > limit ? [`${path}: ${lines} lines; at most ${limit}`] : [];
    }),
  ];
}
