import { describeRollout } from '../commands/run-rollout.ts';
import { readCurve } from '../promotion/rollout/rollout-curve.ts';
import { comparisonWords, readRolloutStatus } from '../promotion/rollout/rollout-status.ts';
import { readRollout } from '../promotion/rollout/rollout.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf } from '../verify.ts';
import { metWords, readBrowserStatus } from '../web/browser-status.ts';
import { readFaultNotes } from '../web/fault-notes.ts';
import { curvesOf } from './curves.ts';
import { html, table, type Markup } from './html.ts';
import { readShots, shotsFolder } from './shots/shot-file.ts';

/** Pages with faults that are shown. */
const SHOWN = 20;

/** The rollout under way, and how both sets did; of the last one, where none is. */
export async function rolloutPart(store: ReleaseStore): Promise<Markup> {
  const found = await readRollout(store);
  const curve = await readCurve(store.dataDir);
  const drawn = curve ? curvesOf(curve) : html``;
  if (!found) {
    const last = curve ? html`<p>The last one was ${curve.id}:</p>` : html``;
    return html`<p>No rollout is under way.</p>
      ${last} ${drawn}`;
  }
  const counted = await readRolloutStatus(store.dataDir);
  const said = counted?.id === found.rollout.id ? html`<p>${comparisonWords(counted)}.</p>` : html``;
  return html`<p>${describeRollout(found.rollout)}</p>
    ${said} ${curve?.id === found.rollout.id ? drawn : html``}`;
}

/** What failed, by release: pages on the server, and islands in browsers. */
export async function faultsPart({ dataDir }: ReleaseStore): Promise<Markup> {
  const notes = await readFaultNotes(dataDir);
  const met = Object.entries(await readBrowserStatus(dataDir));
  const islands = met.map(([app, one]) => html`<li>${nameOf({ app, version: one.version })}: ${metWords(one)}</li>`);
  const rows = notes
    .slice(0, SHOWN)
    .map(({ release, page, faults, last }) => [
      release,
      page === '' ? 'at a start' : page,
      faults,
      html`<time datetime="${last}">${last.slice(0, 19).replace('T', ' ')} UTC</time>`,
    ]);
  const failed =
    rows.length === 0
      ? html`<p>No page has failed.</p>`
      : table('Pages that failed', ['release', 'page', 'times', 'last'], rows);
  return html`${failed}
    <ul>
      ${islands}
    </ul>`;
}

/** Pages that look different in both sets, side by side. */
export async function shotsPart({ dataDir }: ReleaseStore, from: string, to: string): Promise<Markup> {
  const shots = await readShots(shotsFolder(dataDir, from, to));
  if (!shots) return html`<p>Pictures of changed pages: <code>pnpm delivery diff ${from} ${to} --shots</code></p>`;
  const same = shots.filter(({ isSame }) => isSame).length;
  const pairs = shots
    .filter(({ isSame }) => !isSame)
    .map(({ address, number }) => {
      const image = (side: string) =>
        html`<img src="/shot/${from}/${to}/${number}-${side}.png" alt="${address} ${side}" loading="lazy" />`;
      return html`<figure class="pair">
        <figcaption>${address}</figcaption>
        ${image('before')} ${image('after')}
      </figure>`;
    });
  return html`<h2>Pictures</h2>
    <p>
      ${pairs.length} of ${shots.length} pages look different, ${same} the same; before on the left, after on the right.
    </p>
    ${pairs}`;
}
