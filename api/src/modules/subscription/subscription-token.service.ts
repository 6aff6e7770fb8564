import type { PrivateData } from '../private-data/private-data.service.ts';

/** What a link may do. A link to unsubscribe holds for ever; one to confirm for two days and one version. */
export type Permission =
  { purpose: 'confirm'; id: string; version: number; expires: number } | { purpose: 'cancel'; id: string };

type Purpose = Permission['purpose'];

/** `<id>.<version>.<expiry>.<signature>` or `<id>.<signature>`; the signature differs by purpose. */
export function signLink(data: PrivateData, permission: Permission): string {
  const parts =
    permission.purpose === 'confirm'
      ? [permission.id, permission.version.toString(36), permission.expires.toString(36)]
      : [permission.id];
  const text = parts.join('.');
  return `${text}.${data.hash(`subscription-${permission.purpose}`, text)}`;
}

/** What a token permits; undefined for one that nobody signed for this purpose, or that is over. */
export function readLink<P extends Purpose>(
  data: PrivateData,
  { token, purpose, now }: { token: string; purpose: P; now: number },
): Extract<Permission, { purpose: P }> | undefined {
  const split = token.lastIndexOf('.');
  const text = token.slice(0, split);
  if (!data.isHash(token.slice(split + 1), { purpose: `subscription-${purpose}`, text })) return undefined;
  const [id = '', version = '', expires = ''] = text.split('.');
  const permission: Permission =
    purpose === 'confirm'
      ? { purpose: 'confirm', id, version: Number.parseInt(version, 36), expires: Number.parseInt(expires, 36) }
      : { purpose: 'cancel', id };
  if (permission.purpose === 'confirm' && permission.expires <= now) return undefined;
  return permission as Extract<Permission, { purpose: P }>;
}
