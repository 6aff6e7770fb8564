import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** RFC 3986, as the signature wants it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parameters in the order and spelling that is signed. */
export function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

interface AliyunRequest {
  host: string;
  action: string;
  version: string;
  /** As {@link canonicalQuery} writes it. */
  query: string;
  id: string;
  secret: string;
  /** ISO 8601 in UTC, to the second. */
  date: string;
  nonce: string;
}

/** Headers of a POST without a body, signed by version 3 of the provider's public documentation. */
export function aliyunHeaders(request: AliyunRequest): Record<string, string> {
  const { host, action, version, query, id, secret, date, nonce } = request;
  const payload = sha256('');
  const sent = {
    'x-acs-action': action,
    'x-acs-content-sha256': payload,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const signed = { host, ...sent };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const text = ['POST', '/', query, lines.join(''), names, payload].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .digest('hex');
  return { ...sent, authorization: `${ALGORITHM} Credential=${id},SignedHeaders=${names},Signature=${signature}` };
}
