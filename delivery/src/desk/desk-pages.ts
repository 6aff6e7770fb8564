import type { HistoryLine } from '../history.ts';
import { lineOfVersions, lineThatBrought } from '../promotion/lineage.ts';
import type { ReleaseStore } from '../store.ts';
import { readWebStatus } from '../web/web-status.ts';
import { clientBytes, compareSets, type Difference } from './compare-sets.ts';
import { faultsPart, rolloutPart, shotsPart } from './desk-parts.ts';
import { html, table, type Markup } from './html.ts';

/** Moves that are shown; all of them are in `delivery history`. */
const MOVES = 50;
/** Versions of an app whose sizes are shown. */
const VERSIONS = 8;
const KILOBYTE = 1024;

function page(title: string, content: readonly Markup[]): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} – releases</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <header><a href="/">Releases</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

const when = (time: string) => html`<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time>`;
const setLink = (id: string) => html`<a href="/set/${id}"><code>${id}</code></a>`;
const kilobytes = (bytes: number | null) => (bytes === null ? 'gone' : `${(bytes / KILOBYTE).toFixed(1)} KB`);

async function promotedTable(store: ReleaseStore, id: string, lines: readonly HistoryLine[]): Promise<Markup> {
  const { apps } = await store.readConstellation(id);
  const rows = await Promise.all(
    Object.entries(apps).map(async ([app, { version, owner }]) => {
      const line = lineThatBrought(lines, app, version);
      const size = kilobytes(await clientBytes(store, app, version));
      const earlier = lineOfVersions(lines, app).at(-2) ?? '–';
      return [app, version, owner, line ? when(line.when) : '–', line?.who ?? '–', size, earlier];
    }),
  );
  return table('What is promoted', ['app', 'version', 'owner', 'since', 'by', 'scripts and styles', 'before'], rows);
}

async function serving({ dataDir }: ReleaseStore, promoted: string | null): Promise<Markup> {
  const status = await readWebStatus(dataDir);
  if (!status) return html`<p>No web process runs on this store.</p>`;
  const { constellation, refused } = status;
  const other = constellation === promoted ? '' : ', which is not what is promoted';
  const refusals = refused.map(({ id, reason, at }) => html`<li>refused ${setLink(id)} at ${when(at)}: ${reason}</li>`);
  return html`<p>The web process serves ${constellation === null ? 'nothing yet' : setLink(constellation)}${other}.</p>
    <ul>
      ${refusals}
    </ul>`;
}

function move(line: HistoryLine): readonly (Markup | string | number)[] {
  const { seq, who, what, from, to, changes, evidence } = line;
  const changed = changes.map(({ app, from: old, to: next }) => html`<li>${app} ${old ?? '–'} → ${next ?? '–'}</li>`);
  const shown = evidence.map((text) => html`<li>${text}</li>`);
  const differs = from !== null && to !== null && from !== to;
  return [
    seq,
    when(line.when),
    who,
    what,
    to === null ? 'nothing' : setLink(to),
    html`<ul>
        ${changed}
      </ul>
      ${differs ? html`<a href="/diff/${from}/${to}">difference</a>` : html``}`,
    html`<details>
      <summary>${evidence.length} lines</summary>
      <ul>
        ${shown}
      </ul>
    </details>`,
  ];
}

async function sizes(store: ReleaseStore, lines: readonly HistoryLine[], apps: readonly string[]): Promise<Markup> {
  const histories = await Promise.all(
    apps.map(async (app) => {
      const versions = [
        ...new Set(lines.flatMap(({ changes }) => changes.flatMap((one) => (one.app === app ? (one.to ?? []) : [])))),
      ].slice(-VERSIONS);
      const bytes = await Promise.all(versions.map((version) => clientBytes(store, app, version)));
      const most = Math.max(1, ...bytes.map((size) => size ?? 0));
      return versions.map((version, at) => {
        const size = bytes[at] ?? null;
        return [
          `${app} ${version}`,
          kilobytes(size),
          html`<meter max="${most}" value="${size ?? 0}">${kilobytes(size)}</meter>`,
        ];
      });
    }),
  );
  return table('Sizes of scripts and styles', ['release', 'compressed', 'of the largest'], histories.flat());
}

/** What is promoted, what is under way, and how it came to be. */
export async function overview(store: ReleaseStore): Promise<Markup> {
  const id = await store.readPointer();
  const { lines, broken } = await store.readHistory();
  const chain =
    broken === null
      ? html`<p>The chain of ${lines.length} moves holds.</p>`
      : html`<p class="bad">The history is broken: ${broken}</p>`;
  const apps = id === null ? [] : Object.keys((await store.readConstellation(id)).apps);
  return page('Releases', [
    id === null ? html`<p>Nothing is promoted yet.</p>` : await promotedTable(store, id, lines),
    await serving(store, id),
    html`<h2>Rollout</h2>`,
    await rolloutPart(store),
    html`<h2>Faults</h2>`,
    await faultsPart(store),
    html`<h2>History</h2>`,
    chain,
    table(
      'Moves',
      ['move', 'when', 'who', 'what', 'to', 'changes', 'evidence'],
      lines.slice(-MOVES).toReversed().map(move),
    ),
    html`<h2>Sizes</h2>`,
    await sizes(store, lines, apps),
  ]);
}

/** One set: its releases, and how it differs from the promoted one. Throws as reading a set does. */
export async function setPage(store: ReleaseStore, id: string): Promise<Markup> {
  const { apps } = await store.readConstellation(id);
  const present = await store.readPointer();
  const rows = Object.entries(apps).map(([app, { version, owner, integrity }]) => [
    app,
    version,
    owner,
    html`<code>${integrity}</code>`,
  ]);
  const compared =
    present === null || present === id
      ? html``
      : html`<p><a href="/diff/${present}/${id}">Difference from what is promoted</a></p>`;
  return page(`Set ${id}`, [table('Releases', ['app', 'version', 'owner', 'release.json'], rows), compared]);
}

const WORDS = { added: '+', removed: '−', changed: '±' } as const;

function listOf(title: string, difference: Difference): Markup {
  const items = Object.entries(WORDS).flatMap(([kind, sign]) =>
    difference[kind as keyof Difference].map((name) => html`<li>${sign} <code>${name}</code></li>`),
  );
  return items.length === 0
    ? html``
    : html`<h3>${title}</h3>
        <ul>
          ${items}
        </ul>`;
}

/** How one set differs from another. Throws as reading a set does. */
export async function differencePage(store: ReleaseStore, from: string, to: string): Promise<Markup> {
  const apps = (await compareSets(store, from, to)).map(({ app, from: old, to: next, parts }) => {
    const head = html`<h2>${app} ${old ?? '–'} → ${next ?? '–'}</h2>`;
    if (!parts)
      return html`${head}
        <p>One of both releases is not in the store any more.</p>`;
    const { files, routes, islands, budgets, words } = parts;
    return html`${head}${listOf('Pages', routes)}${listOf('Islands', islands)}${listOf('Budgets', budgets)}${listOf('Words', words)}${listOf('Files', files)}`;
  });
  const content = apps.length === 0 ? [html`<p>Both sets are the same.</p>`] : apps;
  return page(`From ${from} to ${to}`, [...content, await shotsPart(store, from, to)]);
}

/** For an address that is none, and for a set that is not there. */
export const missingPage = (reason: string): Markup => page('Not here', [html`<p>${reason}</p>`]);
