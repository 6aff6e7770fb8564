import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The federation runtime keeps the promise of a share that did not arrive; forgetting it is what makes a retry possible. */
export const retryShares: ModuleFederationRuntimePlugin = {
  name: 'retry-shares',
  async beforeLoadShare(args) {
    const versions = args.origin.shareScopeMap['default']?.[args.pkgName] ?? {};
    await Promise.all(
      Object.values(versions).map(async (share) => {
        try {
          await share.loading;
        } catch {
          share.loading = null;
        }
      }),
    );
    return args;
  },
};
