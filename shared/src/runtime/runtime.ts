/* The federated singleton `shared` is one module, so this file alone lists what sections see of it. */
export { atom } from 'jotai';
export { mediaBasketAtom } from './atoms.ts';
export { island, type IslandDefinition, type IslandModule } from './island.ts';
export { lazyComponent, type LazyComponentProps } from './lazy-component.tsx';
/* Its name until 1.0, by which older releases of sections ask for it. */
export { lazyComponent as lazyPart } from './lazy-component.tsx';
export {
  PageProvider,
  usePage,
  wordsOf,
  type PageScope,
  type SameWords,
  type Translate,
  type WordKey,
} from './page-context.tsx';
export { createPageStore, type PageStore } from './page-store.ts';
export { defineSection, type SectionDefinition, type SectionLifecycles } from './section.tsx';
export { createTranslator } from './translate.ts';
export { useAlive } from './use-alive.ts';
export { useApi, type BrowserApi } from './use-api.ts';
export { useAtom, useAtomValue } from './use-atom.ts';
export { useOwnAddresses } from './use-own-addresses.ts';
