import type { PrivateData } from '../private-data/private-data.service.ts';

/** Long enough for everybody who has to read it first. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** `<expiry>.<signature>`: lets its holder read one article before its hour (spec G-38). */
export function signPreview(data: PrivateData, baseId: string, now: number): string {
  const expires = (now + VALID_MS).toString(36);
  return `${expires}.${data.hash('preview', `${baseId}.${expires}`)}`;
}

/** Whether a token was signed for this article and is not over. */
export function mayPreview(
  data: PrivateData,
  { token, baseId, now }: { token: string; baseId: string; now: number },
): boolean {
  const [expires = '', signature = ''] = token.split('.');
  const known = data.isHash(signature, { purpose: 'preview', text: `${baseId}.${expires}` });
  return known && Number.parseInt(expires, 36) > now;
}
