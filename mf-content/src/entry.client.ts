import { defineSection } from 'shared';

/** Content pages hold no islands: what moves on them is the kernel's. */
export const { bootstrap, mount, unmount } = defineSection({ name: 'mf-content', islands: {} });
