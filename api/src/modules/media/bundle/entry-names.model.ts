/**
 * Names inside a ZIP file, one for each name given: a single folder-less name that no program can take for a path, and
 * none twice, also where capitals do not count.
 */
export function entryNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const safe = plainName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let free = safe;
    for (let again = 2; taken.has(free.toLowerCase()); again++) free = `${stem}-${again}${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

function plainName(name: string): string {
  const last = name.split(/[/\\:]/).at(-1) ?? '';
  return last.replaceAll(/[^\w.-]/g, '_').replace(/^[.-]+/, '') || 'file';
}
