import { siteInfo } from 'shared/contract/site/site-info';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { addressCardOf } from '../../exports/address-card.ts';
import { findDocument } from '../../imported/document.store.ts';
import { CallError } from '../../model/call-error.ts';

const OFFICE: Readonly<Record<Lang, string>> = { cn: '新闻部', en: 'Press office' };

/** The address card of the press office. @throws {CallError} 40004 where the group names none */
export async function pressCard({ content }: Pick<Services, 'content'>, lang: Lang): Promise<string> {
  const { name: group, press } = await findDocument(content, 'site', { lang, schema: siteInfo });
  if (!press) throw new CallError('40004');
  const name = lang === 'cn' ? `${group}${OFFICE.cn}` : `${group}: ${OFFICE.en}`;
  return addressCardOf({ name, group, role: OFFICE[lang], phone: press.phone, email: press.mail });
}
