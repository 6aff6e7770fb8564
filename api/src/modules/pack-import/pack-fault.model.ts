/** One fault of a content pack. `path` is the place inside the file, `rule` what is expected there. */
export interface PackFault {
  file: string;
  path: string;
  rule: string;
}

/** The pack cannot be imported; lists every fault at once. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly faults: readonly PackFault[];
  constructor(faults: readonly PackFault[]) {
    const lines = faults.map(({ file, path, rule }) => `  ${file}${path === '' ? '' : ` ${path}`}: ${rule}`);
    super(`The content pack has ${faults.length} fault(s); nothing was imported:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}
