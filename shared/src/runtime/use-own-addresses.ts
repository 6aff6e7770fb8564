import { useEffect } from 'react';

/**
 * While mounted, this island answers for the addresses that its page's route `owns`: the kernel leaves back and forward
 * between them to the island's router.
 */
export function useOwnAddresses(): void {
  useEffect(() => globalThis.__kernel.ownAddresses(), []);
}
