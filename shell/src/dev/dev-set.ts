import type { ReleaseStore } from 'delivery/store';
import { DEV_VERSION } from 'shared/build/dev/announced';
import type { Outcome } from 'shared/build/dev/watch-app';
import type { Constellation, Release } from 'shared/contract/section/release';
import { LANGS } from 'shared/contract/text/lang';
import type { Constellations } from '../web/constellation/constellations.ts';
import { withEndOfDocuments } from '../web/constellation/end-of-documents.ts';
import { SHELL, type Snapshot, type SnapshotSource } from '../web/constellation/snapshot.ts';
import type { Delivered } from '../web/start.ts';

type Built = Extract<Outcome, { kind: 'built' }>;

/** One id for everything that is built meanwhile, so that an open page is never of another set. */
const ID = 'development';
/** The script of `pnpm dev` needs a policy of its own; the others stay what the releases name. */
const POLICY = 'development';
export const CLIENT = '/cn/dev/client.js';
const STYLES = '/cn/dev/overlay.css';
const MARKUP = `<link rel="stylesheet" href="${STYLES}"><script defer src="${CLIENT}"></script>`;

/** Apps as they are written, and the promoted ones of a store for the rest. */
export class DevSet {
  readonly #base: ReleaseStore;
  readonly #against: string | undefined;
  readonly #built = new Map<string, Built>();
  #current: Snapshot | null = null;
  #open: ((id: string) => Promise<Snapshot>) | null = null;
  readonly #isWhole = Promise.withResolvers<void>();
  readonly #awaited: Set<string>;

  /** @param wanted apps that are built, and the set of the others; the promoted one where none is named */
  constructor(base: ReleaseStore, { apps, against }: { apps: readonly string[]; against?: string | undefined }) {
    this.#base = base;
    this.#against = against;
    this.#awaited = new Set(apps);
  }

  /** What the web process reads: nothing is verified that was built a moment ago. */
  get store(): SnapshotSource['store'] {
    const base = this.#base;
    const ofBuilt = (app: string, version: string) => (version === DEV_VERSION ? this.#built.get(app) : undefined);
    const releaseOf = ({ release }: Built): Release =>
      release.app === SHELL ? { ...release, policies: [...release.policies, POLICY] } : release;
    return {
      readConstellation: () => this.#constellation(),
      releaseFolder: (app, version) => ofBuilt(app, version)?.folder ?? base.releaseFolder(app, version),
      readRelease: (app, version) => base.readRelease(app, version),
      verifyRelease: async (app, version, integrity) => {
        const built = ofBuilt(app, version);
        return built ? releaseOf(built) : base.verifyRelease(app, version, integrity);
      },
    };
  }

  /** Waits for the first build of every app. */
  follow: Delivered['follow'] = async ({ open, proveFrame }) => {
    this.#open = async (id) => {
      const snapshot = withEndOfDocuments(await open(id), { cn: MARKUP, en: MARKUP });
      // Its error screens are those of the frame, which seldom changes.
      for (const [lang, screen] of this.#current?.errorScreens ?? []) snapshot.errorScreens.set(lang, screen);
      if (snapshot.errorScreens.size === 0) for (const lang of LANGS) await proveFrame(snapshot, lang);
      return snapshot;
    };
    await this.#isWhole.promise;
    await this.#renew();
    const take = () => this.#current;
    const followed: Constellations = {
      get current() {
        return take();
      },
      // What is being written has nothing before it.
      giveWay: () => {},
      close: () => take()?.renderers.close(),
    };
    return followed;
  };

  /** Serves a build in place of the one before. @throws what is wrong with its code */
  async take(built: Built): Promise<void> {
    const { app } = built.release;
    this.#built.set(app, built);
    this.#awaited.delete(app);
    if (this.#awaited.size === 0) this.#isWhole.resolve();
    if (!this.#current) return;
    await this.#renew();
    const fault = this.#current.renderers.unusable.get(app);
    if (fault) throw fault;
  }

  async #renew(): Promise<void> {
    const before = this.#current;
    this.#current = (await this.#open?.(ID)) ?? null;
    before?.renderers.retire();
  }

  async #constellation(): Promise<Constellation> {
    const id = this.#against ?? (await this.#base.readPointer());
    const promoted = id === null ? {} : (await this.#base.readConstellation(id)).apps;
    const built = [...this.#built].map(([app, { release }]) => {
      const { version, owner } = release;
      return [app, { version, owner, integrity: release.files[release.server] ?? '' }] as const;
    });
    return { schema: 1, contract: 1, apps: { ...promoted, ...Object.fromEntries(built) } };
  }
}
