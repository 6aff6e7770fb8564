import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { insertAfter } from './edits.ts';
import { camel, kebab, pascal, sectionName } from './names.ts';
import { NewError, type Plan } from './plan.ts';

const islandFile = (name: string): string => `
import { useState } from 'react';
import { island, useAlive } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { useWords } from '../../messages/words.ts';

/** Read without script as it stands; the button comes with it. */
function ${pascal(name)}({ lines }: { lines: readonly string[] }) {
  const t = useWords();
  const alive = useAlive();
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      {alive && (
        <Button type="button" weight="ghost" onClick={() => setFolded(!isFolded)}>
          {t(isFolded ? '${camel(name)}.unfold' : '${camel(name)}.fold')}
        </Button>
      )}
      <ul hidden={isFolded}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

export default island({ name: '${name}', when: 'visible', words: ['${camel(name)}'], component: ${pascal(name)} });
`;

const entryRow = (page: string, name: string): string =>
  `'${name}': () => import(/* webpackChunkName: "island-${name}" */ './pages/${page}/${name}.island.tsx'),`;

/** `mf-talent/jobs/job-list`: an island of a page that is there. Throws `NewError`. */
export function planIsland(root: string, wanted: string): Plan {
  const [first, second, third] = wanted.split('/');
  const section = sectionName(first);
  const page = kebab(second, 'page');
  const name = kebab(third, 'island');
  if (!existsSync(join(root, section, `src/pages/${page}/${page}.page.tsx`))) {
    throw new NewError(`${section} has no page folder ${page}.`);
  }
  const words = (fold: string, unfold: string) => `${camel(name)}: { fold: '${fold}', unfold: '${unfold}' },`;
  return {
    create: { [`${section}/src/pages/${page}/${name}.island.tsx`]: islandFile(name) },
    edit: {
      [`${section}/src/entry.client.ts`]: (text) => insertAfter(text, 'islands: {', entryRow(page, name)),
      [`${section}/src/messages/cn.ts`]: (text) => insertAfter(text, 'export const cn = {', words('收起', '展开')),
      [`${section}/src/messages/en.ts`]: (text) => insertAfter(text, 'export const en = {', words('Fold', 'Unfold')),
    },
    next: [
      `Put it on the page: <Island of={${camel(name)}} props={{ lines }} /> in ${page}.page.tsx, with`,
      `  import { Island } from 'shared/server'; import ${camel(name)} from './${name}.island.tsx';`,
      `See it: pnpm dev ${section}.`,
    ],
  };
}
