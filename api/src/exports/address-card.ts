/** Somebody to be kept in an address book. */
export interface AddressCard {
  name: string;
  /** The organisation. */
  group: string;
  role: string;
  /** International, with spaces: `+86 20 0000 0003`; none where there is no number. */
  phone?: string | undefined;
  email: string;
}

/** What ends a value (RFC 6350 §3.4). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A vCard (RFC 6350). */
export function addressCardOf({ name, group, role, phone, email }: AddressCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `ORG:${escaped(group)}`,
    `TITLE:${escaped(role)}`,
    ...(phone === undefined ? [] : [`TEL;VALUE=uri;TYPE=work:tel:${phone.replaceAll(' ', '-')}`]),
    `EMAIL;TYPE=work:${email}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
