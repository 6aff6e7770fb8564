import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import type { packPage } from 'shared/contract/content/page-body';

export type SamplePageText = z.input<typeof packPage>;
/** By path below the language segment, with a leading slash. */
export type SamplePages = Record<string, Partial<Record<Lang, SamplePageText>>>;

function page(title: string, blocks: SamplePageText['blocks'] = []): SamplePageText {
  return { title, description: `About ${title}`, opening: {}, blocks };
}

export function samplePages(picture: string): SamplePages {
  const intro = (title: string, body: string) =>
    page(title, [
      { kind: 'prose', id: 'profile', body },
      { kind: 'tabs', items: [{ key: 'first', label: title, blocks: [{ kind: 'scene', text: [title], picture }] }] },
    ]);
  return {
    '/about': { cn: page('关于'), en: { ...page('About the sample group'), shortTitle: 'About' } },
    '/about/intro': { cn: intro('简介', '**正文**'), en: intro('Profile', 'A **body** <script>alert(1)</script>') },
    '/zt/only-cn': { cn: page('专题') },
  };
}

export function writePages(folder: string, pages: SamplePages): void {
  for (const [address, texts] of Object.entries(pages)) {
    const home = path.join(folder, ...address.split('/'));
    fs.mkdirSync(home, { recursive: true });
    for (const [lang, text] of Object.entries(texts)) {
      fs.writeFileSync(path.join(home, `${lang}.json`), JSON.stringify(text));
    }
  }
}
