import { atom } from 'shared';

const LOOK_ATTRIBUTES = ['data-theme', 'data-mode', 'data-text'];

/** Theme, reading modes and text size as the root element has them and the device wants them; empty before hydration. */
export const lookAtom = atom('');
lookAtom.onMount = (set) => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => set([...LOOK_ATTRIBUTES.map((name) => root.getAttribute(name) ?? ''), dark.matches].join('|'));
  read();
  const observer = new MutationObserver(read);
  observer.observe(root, { attributeFilter: LOOK_ATTRIBUTES });
  dark.addEventListener('change', read);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', read);
  };
};
