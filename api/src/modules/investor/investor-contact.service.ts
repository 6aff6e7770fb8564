import type { CallData } from 'shared/contract/call/calls';
import { siteInfo } from 'shared/contract/site/site-info';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { addressCardOf } from '../../exports/address-card.ts';
import { findDocument } from '../../imported/document.store.ts';
import { findEntries, findEntry } from '../../imported/entry.store.ts';
import { findPictures, optionalPicture } from '../../imported/picture.store.ts';
import { CallError } from '../../model/call-error.ts';

/** Who answers investors, in the order of the pack. */
export async function investorContacts(
  { content, pictures }: Services,
  lang: Lang,
): Promise<CallData<'investorContact/list'>> {
  const { rows } = await findEntries(content, 'investorContact');
  const named = rows.map(({ picture }) => picture ?? null);
  const pictureOf = await findPictures(pictures, named, lang);
  const list = rows.map(({ id, name, role, languages, phone, email, picture }) => ({
    id,
    name: name[lang],
    role: role[lang],
    languages: languages[lang],
    phone,
    email,
    cardUrl: `${API_PREFIX}/investorContact/card.vcf?language=${LANG_CODE[lang]}&id=${encodeURIComponent(id)}`,
    ...optionalPicture(pictureOf(picture ?? null)),
  }));
  return { list };
}

/** The address card of one of them. @throws {CallError} 40004 unknown */
export async function addressCard({ content }: Services, lang: Lang, id: string): Promise<string> {
  const contact = await findEntry(content, 'investorContact', id);
  if (!contact) throw new CallError('40004');
  const { name: group } = await findDocument(content, 'site', { lang, schema: siteInfo });
  const { name, role, phone, email } = contact;
  return addressCardOf({ name: name[lang], group, role: role[lang], phone, email });
}
