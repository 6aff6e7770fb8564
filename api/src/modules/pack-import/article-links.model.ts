import type { Lang } from 'shared/contract/text/lang';
import { pagePath } from '../../model/page-addresses.ts';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';

/** `[words](article:base-id)`: a link from one article of the pack to another. */
const LINK = /\]\(article:([a-z0-9-]+)\)/g;

/** `[words](/invest/sales)`: a link to a page of this site, whatever its language. */
const PAGE_LINK = /\]\((?=\/(?!\/|cn\/))/g;

/** The Markdown with links to articles and pages as addresses of this site in its language. */
export function withArticleLinks(markdown: string, lang: Lang): string {
  return markdown
    .replaceAll(LINK, (_link, baseId: string) => `](${pagePath(lang, 'content.newsDetail', { baseid: baseId })})`)
    .replaceAll(PAGE_LINK, `](/cn/${lang}`);
}

/** Links to articles that the pack does not have in the language of the link. */
export function articleLinkFaults(pack: Pack): PackFault[] {
  const texts = new Map(pack.articles.map((article) => [article.baseId, article.texts]));
  return pack.articles.flatMap((article) =>
    Object.entries(article.texts).flatMap(([lang, { markdown }]) =>
      [...markdown.matchAll(LINK)]
        .map(([, baseId = '']) => baseId)
        .filter((baseId) => !texts.get(baseId)?.[lang as Lang])
        .map((baseId) => ({
          file: `articles/${article.baseId}/${lang}.md`,
          path: '',
          rule: `article ${baseId} is not in the pack in this language`,
        })),
    ),
  );
}
