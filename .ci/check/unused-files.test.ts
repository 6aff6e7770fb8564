import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedFiles } from './unused-files.ts';

/** A design system of two components, of which a page shows one and only examples, tests and the gallery the other. */
const FILES: Readonly<Record<string, string>> = {
  'mf-a/src/entry.server.ts': "export { page } from './pages/a/a.page.tsx';",
  'mf-a/src/entry.client.ts': "export const islands = { b: () => import('./pages/a/b.island.tsx') };",
  'mf-a/src/pages/a/a.page.tsx': "export { used as page } from '../../../../shared/src/ui/used/used.tsx';",
  'mf-a/src/pages/a/b.island.tsx': 'export default 1;',
  'mf-a/src/pages/a/left-over.tsx': 'export const leftOver = 1;',
  'shared/src/ui/used/used.tsx': "import './used.module.css';\nexport const used = 1;",
  'shared/src/ui/used/used.module.css': '',
  'shared/src/ui/shown/shown.tsx': "import './shown.module.css';\nexport const shown = 1;",
  'shared/src/ui/shown/shown.module.css': '',
  'shared/src/ui/shown/shown.examples.tsx': "export { shown as examples } from './shown.tsx';",
  'shared/src/ui/shown/shown.test.tsx': "import './shown.tsx';",
  'shared/gallery/gallery.client.tsx': "import '../src/ui/shown/shown.examples.tsx';",
};

describe('looking for files from the programs of the site', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  beforeAll(() => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('finds a component that only its examples, its test and the gallery use, and its styles', async () => {
    expect(await unusedFiles(root, ['mf-a', 'shared'])).toEqual([
      'mf-a/src/pages/a/left-over.tsx',
      'shared/src/ui/shown/shown.module.css',
      'shared/src/ui/shown/shown.tsx',
    ]);
  });
});
