/** The version of everything that is built while it is written. */
export const DEV_VERSION = '0.0.0-dev';

/** A module that tells the page how to take a new version of a section's code (`Development.hot`). */
export function announced(section: string): string {
  return `data:text/javascript,globalThis.__development?.hot.set(${JSON.stringify(section)},()=>import.meta.webpackHot.check(true))`;
}
