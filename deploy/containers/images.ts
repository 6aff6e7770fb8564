/** What each image of a release holds. */

export interface Image {
  /** Folders that whoever runs it may write, beside the data. */
  own?: readonly string[];
  /** Folders of the repository whose sources it runs. */
  folders: readonly string[];
  /** Packages of Debian beside the libraries of Node. */
  packages: readonly string[];
  /** Programs to start once, to see that they are whole; each must end with code 0. */
  smoke: readonly string[];
}

/** What Node is linked to. `libc6` brings the loader. */
export const NODE_PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'libatomic1'] as const;

export const IMAGES = {
  service: { folders: ['api', 'shared'], packages: [], smoke: ['api/src/cli.ts', '--help'] },
  // A renderer ends with a web process that is killed hard, by `setpriv`.
  web: {
    folders: ['shell', 'delivery', 'shared'],
    packages: ['util-linux', 'libcap-ng0'],
    // It listens until it is ended: all that it consists of is loaded instead.
    smoke: ['--input-type=module', '-e', "await import('/opt/site/shell/src/web/start.ts')"],
  },
  delivery: { folders: ['delivery', 'shared'], packages: [], smoke: ['delivery/src/cli.ts', '--help'] },
  // nginx, and what tells it what the web processes serve.
  edge: {
    folders: ['deploy/edge'],
    packages: ['nginx', 'libcrypt1', 'libpcre2-8-0', 'libssl3', 'zlib1g'],
    own: ['run/site', 'var/cache/nginx'],
    smoke: ['-e', "require('node:child_process').execFileSync('/usr/sbin/nginx', ['-V'])"],
  },
} as const satisfies Record<string, Image>;

export type ImageName = keyof typeof IMAGES;

/** Of a package, what no program of ours opens. */
export const NEVER_OPENED =
  /^usr\/(share\/(?!doc\/[^/]+\/copyright$)|sbin\/(?!nginx$))|^(sbin|etc)\/|^(usr\/)?lib\/(systemd|mime)\/|\/(gconv|audit)\//;
/** The one program of util-linux that is used. */
export const PROGRAMS = /^(?:usr\/)?bin\/(?!setpriv$)/;
/** Tests, and what only a browser or a build reads. */
export const NOT_RUN = /\.test\.tsx?$|\/testing\/|^shell\/src\/dev\/|\.examples\.tsx$|\/README\.md$|tsconfig\.json$/;
