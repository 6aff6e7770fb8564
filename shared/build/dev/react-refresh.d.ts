/** The package has no types of its own; what is used of it. */
declare module 'react-refresh/runtime' {
  const refresh: {
    injectIntoGlobalHook(target: typeof globalThis): void;
    performReactRefresh(): unknown;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): unknown;
  };
  export default refresh;
}
