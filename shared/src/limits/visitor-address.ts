import { isIP, isIPv6, type BlockList } from 'node:net';

interface Peer {
  /** Undefined on a Unix socket. */
  address: string | undefined;
  forwardedFor: string | undefined;
}

/**
 * Whose request it is, for limits: an address, or undefined when our own web process asks for itself. `X-Forwarded-For`
 * is believed from the Unix socket and from trusted proxies only, and read from its end: the rest of it is whatever the
 * visitor wrote.
 */
export function visitorAddress({ address, forwardedFor }: Peer, trusted: BlockList): string | undefined {
  if (address !== undefined && !isTrustedPeer(address, trusted)) return networkOf(address);
  if (forwardedFor === undefined) return undefined;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const visitor = hops.findLast((hop) => !isTrustedPeer(hop, trusted));
  // Through a proxy of ours that wrote down our web process.
  if (visitor === undefined) return undefined;
  return isIP(visitor) === 0 ? 'unknown' : networkOf(visitor);
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** @param address undefined on a Unix socket */
export function isTrustedPeer(address: string | undefined, trusted: BlockList): boolean {
  if (address === undefined) return true;
  const family = isIP(plain(address));
  return family !== 0 && trusted.check(plain(address), family === 4 ? 'ipv4' : 'ipv6');
}

/** IPv6 visitors own a /64, so that is what is counted. */
function networkOf(address: string): string {
  const simple = plain(address);
  if (!isIPv6(simple)) return simple;
  const [head = '', tail = ''] = simple.split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = simple.includes('::') ? [...left, ...middle, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
