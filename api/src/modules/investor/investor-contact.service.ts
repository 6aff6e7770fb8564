import type { CallData } from 'shared/contract/call/calls';
import { siteInfo } from 'shared/contract/site/site-info';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
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

/** What ends a value (RFC 6350 §3.4). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** The address card of one of them. @throws {CallError} 40004 unknown */
export async function addressCard({ content }: Services, lang: Lang, id: string): Promise<string> {
  const contact = await findEntry(content, 'investorContact', id);
  if (!contact) throw new CallError('40004');
  const { name: group } = await findDocument(content, 'site', { lang, schema: siteInfo });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(contact.name[lang])}`,
    `ORG:${escaped(group)}`,
    `TITLE:${escaped(contact.role[lang])}`,
    `TEL;VALUE=uri;TYPE=work:tel:${contact.phone.replaceAll(' ', '-')}`,
    `EMAIL;TYPE=work:${contact.email}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
