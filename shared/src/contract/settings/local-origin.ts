/** A host as it stands in an address: IPv6 in brackets. */
const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Where a browser on this machine reaches what listens on this host. */
export function localOrigin(host: string, port: number): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  return `http://${isEvery ? 'localhost' : inAddress(host)}:${port}`;
}
