import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'TC3-HMAC-SHA256';
const CONTENT_TYPE = 'application/json; charset=utf-8';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface TencentRequest {
  host: string;
  /** First word of its host. */
  service: string;
  action: string;
  version: string;
  region: string;
  body: string;
  id: string;
  secret: string;
  /** Seconds since the epoch. */
  timestamp: number;
}

/** Headers of a POST with JSON, signed by version 3 of the provider's public documentation. */
export function tencentHeaders(request: TencentRequest): Record<string, string> {
  const { host, service, action, version, region, body, id, secret, timestamp } = request;
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const signed = { 'content-type': CONTENT_TYPE, host };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const text = [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secret}`, date), service), 'tc3_request');
  const signature = hmac(key, text).toString('hex');
  return {
    'content-type': CONTENT_TYPE,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-timestamp': String(timestamp),
    'x-tc-region': region,
    authorization: `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
