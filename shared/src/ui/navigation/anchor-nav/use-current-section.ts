import { useEffect, useState } from 'react';

/** The section that is being read: the last one whose start has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const passed = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const isPassed = boundingClientRect.top < (rootBounds?.bottom ?? 0);
          if (isPassed) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(sections.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      // From far above the window down to its upper third: crossing that line is all that is told.
      { rootMargin: '10000% 0px -67% 0px' },
    );
    for (const section of sections) watcher.observe(section);
    return () => watcher.disconnect();
  }, [key]);
  return current;
}
