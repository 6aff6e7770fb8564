import { SHELL, type Snapshot } from '../constellation/snapshot.ts';
import type { ReadinessCheck } from './readiness.ts';

/**
 * The pulse of the renderers: the frame's answers, without which nobody gets a page, and that of some section. One section
 * that does not is its own affair: its pages stand still, the process has all others to serve.
 */
export function rendererCheck(serving: () => Pick<Snapshot, 'releases' | 'renderers'> | null): ReadinessCheck {
  return async () => {
    const snapshot = serving();
    if (!snapshot) return null;
    const { releases, renderers } = snapshot;
    const sections = Object.keys(releases).filter((app) => app !== SHELL && !renderers.unusable.has(app));
    const none = () => Promise.reject(new Error('no section answers'));
    const someSection =
      sections.length === 0 ? null : Promise.any(sections.map((app) => renderers.pulse(app))).catch(none);
    await Promise.all([renderers.pulse(SHELL), someSection]);
    return null;
  };
}
