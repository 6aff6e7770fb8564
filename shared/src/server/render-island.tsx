import { createContext, useContext, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandSpec, Words } from '../contract/section/section.ts';
import type { IslandDefinition } from '../runtime/island.ts';
import { PageProvider, type PageScope } from '../runtime/page-context.tsx';
import { createTranslator } from '../runtime/translate.ts';

/** Collects what one page render leaves for the browser. */
export interface IslandSink {
  islands: IslandSpec[];
  /** The part of the messages that the page's islands named. */
  words: Record<string, string | Words>;
  messages: Words;
  scope: PageScope;
}

export const IslandSinkContext = createContext<IslandSink | null>(null);

function pick(messages: Words, keys: readonly string[]): Record<string, string | Words> {
  return Object.fromEntries(
    keys.map((key) => {
      const words = messages[key];
      if (words === undefined) throw new Error(`the messages have no "${key}", which an island names`);
      return [key, words];
    }),
  );
}

/**
 * Puts an island into a page. It is rendered as a React root of its own, because that is how it hydrates, and with the
 * picked words only, so that a word it forgot to name is missing on the server already.
 */
export function Island<Props extends object>({ of, props }: { of: IslandDefinition<Props>; props: Props }): ReactNode {
  const sink = useContext(IslandSinkContext);
  if (!sink) throw new Error('an island can only stand in a page');
  const { name, when, stored } = of;
  const index = sink.islands.push({ name, when, ...(stored !== undefined && { stored }), props }) - 1;
  const words = pick(sink.messages, of.words);
  Object.assign(sink.words, words);
  const scope = { ...sink.scope, translator: createTranslator(sink.scope.lang, words) };
  const Component = of.component;
  const html = renderToString(
    <PageProvider scope={scope}>
      <Component {...props} />
    </PageProvider>,
    { identifierPrefix: `i${index}-` },
  );
  return <div data-island={index} dangerouslySetInnerHTML={{ __html: html }} />;
}
