import { createTranslator } from 'shared';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeAtom } from './atoms.ts';
import { PageProvider } from './page-context.tsx';
import { createPageStore } from './page-store.ts';
import { useAtomValue } from './use-atom.ts';

function Locale() {
  return <b>{useAtomValue(localeAtom)}</b>;
}

describe('a shared value', () => {
  it('is first what the server knew of it, whatever another island has made of it since', () => {
    const store = createPageStore('en');
    const pristine = createPageStore('cn');
    const scope = { lang: 'cn' as const, translator: createTranslator('cn', {}), store, pristine, now: 0 };
    const html = renderToString(
      <PageProvider scope={scope}>
        <Locale />
      </PageProvider>,
    );
    expect(html).toBe('<b>cn</b>');
  });
});
