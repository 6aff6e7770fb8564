import { BlockList, isIPv4 } from 'node:net';

/** @param networks addresses and CIDR ranges that were checked when they were read */
export function trustedNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const isFour = isIPv4(address);
    list.addSubnet(address, Number(bits ?? (isFour ? 32 : 128)), isFour ? 'ipv4' : 'ipv6');
  }
  return list;
}
