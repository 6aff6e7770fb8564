import type { IncomingMessage } from 'node:http';
import { trustedNetworks } from 'shared/limits/trusted-networks';
import { visitorAddress } from 'shared/limits/visitor-address';

/** As they are counted. */
const THIS_MACHINE = new Set(['127.0.0.1', '0:0:0:0::/64']);

/** Whose request it is, for limits; undefined for visitors on this machine and for proxies that name no visitor. */
export type VisitorOf = (request: IncomingMessage) => string | undefined;

/** @param proxies addresses and networks whose `X-Forwarded-For` is believed */
export function createVisitorOf(proxies: readonly string[]): VisitorOf {
  const trusted = trustedNetworks(proxies);
  return ({ headers, socket }) => {
    const forwardedFor = headers['x-forwarded-for']?.toString();
    const visitor = visitorAddress({ address: socket.remoteAddress, forwardedFor }, trusted);
    return visitor === undefined || THIS_MACHINE.has(visitor) ? undefined : visitor;
  };
}
