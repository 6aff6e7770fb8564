import type { ExamplesFile } from './example-set.ts';

interface ExamplesContext {
  keys(): string[];
  (key: string): unknown;
}

declare global {
  interface ImportMeta {
    /** Every file below a folder, compiled in (rspack). */
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): ExamplesContext;
  }
}

export interface ExamplesOf {
  /** Folder of the component. */
  component: string;
  file: ExamplesFile;
}

/** The examples of every component: a new component is in the gallery on the day it is written. */
export function allExamples(): ExamplesOf[] {
  const context = import.meta.webpackContext('../src/ui', { recursive: true, regExp: /\.examples\.tsx$/ });
  return context.keys().map((key) => ({ component: key.split('/').at(-2) ?? key, file: context(key) as ExamplesFile }));
}
