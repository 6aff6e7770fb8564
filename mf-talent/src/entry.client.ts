import { defineSection } from 'shared';

/** Programmes are chosen by links, which the kernel follows in place; an application is written and sent in islands. */
export const { bootstrap, mount, unmount } = defineSection({
  name: 'mf-talent',
  islands: {
    'apply-form': () => import(/* webpackChunkName: "island-apply-form" */ './pages/apply/apply-form.island.tsx'),
    'application-status': () =>
      import(/* webpackChunkName: "island-application-status" */ './pages/application/application-status.island.tsx'),
  },
});
