import { z } from 'zod';
import { headerThemeOf } from './header-theme.ts';

/** Section apps and the shell: folder name, npm name and release name are the same word. */
export const appName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
export const appVersion = z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]{1,40})?$/);

/** Part of a response header (Trusted Types, `tt-policy-name`). */
const policyName = z.string().regex(/^[\w\-#=/@.%]+$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const clientFile = z.string().regex(/^client\/[\w./-]+$/);

/** Rows of earlier releases name their header theme otherwise. */
const namedAnew = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'ground' in row
    ? { ...row, headerTheme: headerThemeOf(row as object) }
    : row;

const routeRow = z.object({
  pattern: z.string().startsWith('/'),
  layout: z.enum(['default', 'bare']),
  headerTheme: z.enum(['light', 'dark']),
  /** The earlier name, for running programs that know no other ({@link withEarlierName}). */
  ground: z.enum(['paper', 'night']).optional(),
  query: z.array(z.string()),
  /** `QueryValuesByName`; a younger release may say it in forms that this reader does not know. */
  values: z.record(z.string(), z.unknown()).optional(),
  fresh: z.number().nonnegative(),
  probe: z.string().optional(),
  owns: z.string().optional(),
  takesForms: z.boolean().optional(),
  takesFiles: z.boolean().optional(),
  /** `PageOffers`; a younger release may offer what this reader does not know. */
  offers: z.record(z.string(), z.unknown()).optional(),
});
const route = z.preprocess(namedAnew, routeRow);

/** A page of another app that this one links to, by name. */
const link = z.object({ to: z.string(), query: z.array(z.string()).optional() });

/** Module -> exported value -> digest of its declaration. */
const provision = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/)));

/**
 * `release.json`, written by the build beside `client/` and `server/`. Every file of the release except itself stands in
 * `files` with its hash; a file that does not, or whose bytes differ, makes the release unusable. Keys that a later build
 * adds are ignored: a running web process must read releases younger than itself.
 */
export const release = z.object({
  schema: z.literal(1),
  app: appName,
  version: appVersion,
  /** {@link CONTRACT_VERSION} the release was built for. */
  contract: z.number().int(),
  /** Team that owns the app. */
  owner: z.string(),
  publicPath: z.string().startsWith('/'),
  /** Federation container name, a JavaScript identifier; the shell's own is `shell`. */
  container: z.string().regex(/^[a-z_]+$/),
  /** Path inside the release -> hash. */
  files: z.record(z.string(), sha384),
  /** The server entry, such as `server/section.cjs`. */
  server: z.string(),
  /** Scripts by role: `entry` (the container), `kernel`, `runtime`; sections have `entry` only. */
  scripts: z.record(z.string(), clientFile),
  /** Chunks by name -> scripts, so that a page preloads exactly what its islands need. */
  chunks: z.record(z.string(), z.array(clientFile)),
  /** Page id -> stylesheets; the shell's `frame` is on every page. */
  css: z.record(z.string(), z.array(clientFile)),
  routes: z.record(z.string(), route),
  /** Absent in releases older than it. */
  links: z.array(link).optional(),
  islands: z.array(z.string()),
  /** Message namespaces the app owns. */
  namespaces: z.array(z.string()),
  /** Versions of the shared singletons it was built with. */
  shared: z.record(z.string(), z.string()),
  /** The shell's: what it gives to sections at run time. Absent in releases older than it. */
  provides: provision.optional(),
  /** A section's: what it takes of that, as it was when it was built. Absent in releases older than it. */
  uses: provision.optional(),
  /** Trusted Types policies of its own scripts; part of the page's Content-Security-Policy. */
  policies: z.array(policyName),
  /** Libraries that several sections may bring and a page has once, with the policy that each creates, if any. */
  libraries: z.record(z.string(), z.strictObject({ version: z.string(), policy: policyName.optional() })),
  /** Brotli bytes allowed, checked at release. */
  budgets: z.record(z.string(), z.number().int().positive()),
});
export type Release = z.infer<typeof release>;

/** What the promoted set says of one app. */
const member = z.strictObject({
  version: appVersion,
  /** SHA-384 of the bytes of `release.json`. */
  integrity: sha384,
  owner: z.string(),
  /** Reserved: Ed25519 signature by the owning team. */
  signature: z.string().optional(),
  /** Reserved: earlier version to fall back to, and share of traffic in percent. */
  fallback: appVersion.optional(),
  percent: z.number().min(0).max(100).optional(),
});

/** The tested set that is promoted, verified and rolled back as one thing. Its id is the hash of its canonical JSON. */
export const constellation = z.strictObject({
  schema: z.literal(1),
  contract: z.number().int(),
  apps: z.record(appName, member),
  /** Reserved: countersignature of the gate. */
  signature: z.string().optional(),
});
export type Constellation = z.infer<typeof constellation>;
