import { defineSection } from 'shared';

/** Programmes are chosen by links, which the kernel follows in place. */
export const { bootstrap, mount, unmount } = defineSection({ name: 'mf-talent', islands: {} });
