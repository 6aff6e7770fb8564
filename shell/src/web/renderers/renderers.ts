import type { SiteData } from 'shared/contract/section/frame';
import type { Assembly, Messages, RenderedAnswer, RendererSetup, RenderRequest } from '../../renderer/messages.ts';
import type { RendererLimits, RequestServices } from './renderer.ts';
import type { RendererEnd } from './renderer-failure.ts';
import { createSectionRenderers, type SectionRenderers } from './section-renderers.ts';

/** Milliseconds in which the last visitors of a constellation are answered. */
const DRAIN = 15_000;

export interface RendererSettings {
  /** Processes for each section. */
  count: number;
  /** Other code of an app is loaded by the processes that it has: for who waits after each change of it, and has nothing to lose. */
  reopens?: true;
  limits: RendererLimits;
}

export interface RendererFault extends RendererEnd {
  /** The release that was rendered; the shell's for what belongs to no section. */
  release: ReleaseName;
}

export interface ReleaseName {
  app: string;
  version: string;
}

/** A release to be rendered. */
export interface AppSetup {
  release: ReleaseName;
  /** Renderers of the same key have the same code. */
  key: string;
  setup: RendererSetup;
}

export interface PoolOptions {
  settings: RendererSettings;
  onLine: (app: string, text: string) => void;
  onFault: (fault: RendererFault) => void;
}

/** What renders one constellation: every section in processes of its own. */
export interface Renderers {
  /** Sections whose release cannot be used, and why. */
  readonly unusable: ReadonlyMap<string, Error>;
  /** @throws what the section threw, or why there is no answer */
  render(
    app: string,
    request: RenderRequest,
    given: { site: SiteData | null; services: RequestServices },
  ): Promise<RenderedAnswer>;
  /** Resolves when one of the app's processes answers. @throws why none does */
  pulse(app: string): Promise<void>;
  /** What only this constellation needs ends when its last visitors have been answered. */
  retire(): void;
  close(): void;
}

/** Processes by the code that they run: a section that two constellations share is started once. */
export interface RendererPool {
  start(apps: readonly AppSetup[], assembly: Assembly): Promise<Renderers>;
}

interface Member {
  app: string;
  section: SectionRenderers;
  opened: Promise<Messages>;
  /** What it was last given is loaded. */
  isOpen: boolean;
  /** Constellations. */
  users: number;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Sections by the code that they run, and who uses them. */
class Members {
  readonly #options: PoolOptions;
  readonly #byKey = new Map<string, Member>();

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  join(app: AppSetup): Member {
    const member = this.#byKey.get(app.key) ?? this.#reopen(app) ?? this.#begin(app);
    member.users += 1;
    return member;
  }

  leave(key: string, assembly: number, member: Member): void {
    member.users -= 1;
    member.section.forget(assembly);
    if (member.users === 0) this.#end(key, member);
  }

  #begin({ release, setup, key }: AppSetup): Member {
    const { settings, onLine, onFault } = this.#options;
    const section = createSectionRenderers({
      ...settings,
      setup,
      onLine: (text) => onLine(release.app, text),
      onFault: (end) => onFault({ release, ...end }),
    });
    const member: Member = { app: release.app, section, opened: section.open(), isOpen: false, users: 0 };
    this.#byKey.set(key, member);
    this.#awaitOpen(member).catch(() => this.#end(key, member));
    return member;
  }

  /** One that failed to load what it was given last begins anew. */
  #reopen({ release: { app }, setup, key }: AppSetup): Member | undefined {
    if (!this.#options.settings.reopens) return undefined;
    const [known, member] = [...this.#byKey].find(([, each]) => each.app === app && each.isOpen) ?? [];
    if (known === undefined || !member) return undefined;
    this.#byKey.delete(known);
    this.#byKey.set(key, member);
    member.opened = member.section.reopen(setup);
    this.#awaitOpen(member).catch(() => {
      // Told to who waits for it.
    });
    return member;
  }

  async #awaitOpen(member: Member): Promise<void> {
    member.isOpen = false;
    await member.opened;
    member.isOpen = true;
  }

  #end(key: string, member: Member): void {
    member.section.close();
    if (this.#byKey.get(key) === member) this.#byKey.delete(key);
  }
}

type Joined = readonly { app: AppSetup; member: Member }[];

/** Has every section load its release and learn of the constellation. @returns those that cannot */
async function prepare(joined: Joined, key: number, assembly: Assembly): Promise<Map<string, Error>> {
  const messages: Record<string, Messages> = {};
  const unusable = new Map<string, Error>();
  const attempt = async ({ release: { app } }: AppSetup, task: Promise<unknown>) => {
    await task.catch((error: unknown) => unusable.set(app, toError(error)));
  };
  const open = ({ app, member }: Joined[number]) =>
    attempt(
      app,
      member.opened.then((words) => (messages[app.release.app] = words)),
    );
  await Promise.all(joined.map(open));
  const opened = joined.filter(({ app }) => !unusable.has(app.release.app));
  await Promise.all(
    opened.map(({ app, member }) => attempt(app, member.section.assemble(key, { assembly, messages }))),
  );
  return unusable;
}

export function createRendererPool(options: PoolOptions): RendererPool {
  const members = new Members(options);
  let lastKey = 0;
  return {
    async start(apps, assembly) {
      const key = (lastKey += 1);
      const joined = apps.map((app) => ({ app, member: members.join(app) }));
      const unusable = await prepare(joined, key, assembly);
      const sections = new Map(joined.map(({ app, member }) => [app.release.app, member.section]));
      let isClosed = false;
      const close = () => {
        if (!isClosed) for (const { app, member } of joined) members.leave(app.key, key, member);
        isClosed = true;
      };
      return {
        unusable,
        async render(app, request, given) {
          const reason = unusable.get(app);
          const section = sections.get(app);
          if (reason || !section) throw reason ?? new Error(`this constellation has no section "${app}"`);
          return section.render(request, { assembly: key, ...given });
        },
        pulse: (app) => sections.get(app)?.pulse() ?? Promise.reject(new Error(`this constellation has no "${app}"`)),
        retire: () => void setTimeout(close, DRAIN).unref(),
        close,
      };
    },
  };
}
