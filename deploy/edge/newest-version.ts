/**
 * Which version the edge goes by while web processes differ: the one that was seen last for the first time. A process that lags
 * behind changes nothing then, and a set that was rolled back counts again when nobody serves the one after it any more.
 */
export class NewestVersion {
  /** In the order in which they were first seen. */
  readonly #seen: string[] = [];
  /** Of each web process, as it last said. */
  readonly #said = new Map<string, string>();

  /** @param version what the web process says that it serves */
  hear(web: string, version: string): void {
    this.#said.set(web, version);
    if (!this.#seen.includes(version)) this.#seen.push(version);
    const served = new Set(this.#said.values());
    // Versions that nobody serves are forgotten: they would come back as new.
    this.#seen.splice(0, this.#seen.length, ...this.#seen.filter((one) => served.has(one)));
  }

  /** The web process does not answer: what it served decides nothing, unless nobody answers. */
  miss(web: string): void {
    if (this.#said.size > 1) this.#said.delete(web);
  }

  /** Undefined before any web process has answered. */
  get current(): string | undefined {
    const served = new Set(this.#said.values());
    return this.#seen.findLast((version) => served.has(version));
  }
}
