import type { PressKind } from 'shared/contract/media/press';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { articleAddress, pageAddress } from '../../../model/page-addresses.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import type { PressRow } from '../../press/press.service.ts';
import type { AlertContext } from '../alerts/alert.model.ts';

interface Words {
  kinds: Readonly<Record<PressKind, string>>;
  subject: (site: string, title: string, more: number) => string;
  title: (count: number) => string;
  footer: (site: string) => string;
  manage: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    kinds: { release: '新闻稿', kit: '素材包', speech: '讲话', facts: '资料页' },
    subject: (site, title, more) => `${site}新闻发布：${title}${more > 0 ? `等${more + 1}项` : ''}`,
    title: (count) => (count === 1 ? '新发布' : `${count}项新发布`),
    footer: (site) => `您订阅了${site}新闻发布，因此收到此邮件。内容自发布时刻起可供报道。`,
    manage: '更改或退订',
  },
  en: {
    kinds: { release: 'Press release', kit: 'Press package', speech: 'Speech', facts: 'Fact sheet' },
    subject: (site, title, more) => `${site} newsroom: ${title}${more > 0 ? ` and ${more} more` : ''}`,
    title: (count) => (count === 1 ? 'New in the newsroom' : `${count} publications`),
    footer: (site) =>
      `You get this mail because you asked for the newsroom of ${site}. It is free for reporting from the time it was published.`,
    manage: 'Change or unsubscribe',
  },
};

/** Where a publication is read, below the language segment; its id says its kind, too. */
function addressOf({ kind, id, category }: PressRow): string {
  const own = id.slice(kind.length + 1);
  if (kind === 'kit') return pageAddress('media.entry', { id: own });
  if (kind === 'facts') return pageAddress('media.sheet', { id: own });
  return articleAddress({ baseId: own, categoryCode: category });
}

/** The mail about what was published in one minute; at least one publication, of ids with their kind. */
export function pressMail(rows: readonly PressRow[], { lang, site, origin, manage }: AlertContext): MailDocument {
  const words = WORDS[lang];
  const titles = rows.map(({ title }) => title[lang] ?? '');
  return {
    lang,
    site,
    subject: words.subject(site, titles[0] ?? '', rows.length - 1),
    preview: titles.join(' · '),
    title: words.title(rows.length),
    blocks: [
      {
        kind: 'articles',
        articles: rows.map((row) => ({
          title: row.title[lang] ?? '',
          href: origin + pageHref(lang, addressOf(row)),
          about: [
            words.kinds[row.kind],
            ...row.brands.map(({ name }) => name[lang]),
            stampOf(row.out).slice(0, 16),
          ].join(' · '),
          summary: row.summary[lang] ?? '',
        })),
      },
    ],
    footer: { text: words.footer(site), link: { label: words.manage, href: manage } },
  };
}
