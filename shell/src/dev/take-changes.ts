import type { Outcome } from 'shared/build/dev/watch-app';
import type { DevPages } from './dev-routes.ts';
import type { DevSet } from './dev-set.ts';

export interface TakeOptions {
  set: Pick<DevSet, 'take'>;
  pages: Pick<DevPages, 'notify'>;
  /** A fault of the code for the person who wrote it. */
  describe: (error: unknown) => string;
  /** For the terminal. */
  onFailed: (app: string, text: string) => void;
  /** Milliseconds from the change of a file until its build is served. */
  onBuilt: (app: string, milliseconds: number) => void;
}

type Finished = Extract<Outcome, { kind: 'built' | 'failed' }>;

/** From what a build came to, to what open pages are told. Builds are served one after the other. */
export class Changes {
  readonly #options: TakeOptions;
  #taking = Promise.resolve();

  constructor(options: TakeOptions) {
    this.#options = options;
  }

  fail(app: string, text: string): void {
    this.#options.onFailed(app, text);
    this.#options.pages.notify({ kind: 'failed', app, text });
  }

  /** @param since when the file changed, by `performance.now()` */
  async take(outcome: Outcome, app: string, since: number): Promise<void> {
    // Nothing of the server is needed for it, whose builds may be under way.
    if (outcome.kind === 'exchangeable' || outcome.kind === 'restyled')
      return this.#options.pages.notify({ ...outcome, app });
    this.#taking = this.#taking.then(() => this.#take(outcome, app, since));
    return this.#taking;
  }

  async #take(outcome: Finished, app: string, since: number): Promise<void> {
    if (outcome.kind === 'failed') return this.fail(app, outcome.text);
    const { set, pages, onBuilt, describe } = this.#options;
    try {
      await set.take(outcome);
      onBuilt(app, Math.round(performance.now() - since));
      pages.notify({ kind: 'built', app });
    } catch (error) {
      this.fail(app, describe(error));
    }
  }
}
