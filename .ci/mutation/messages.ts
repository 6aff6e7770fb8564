import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What is used of a node of Babel. */
interface Node {
  type: string;
  /** Of an identifier. */
  name?: string;
  /** Of a string. */
  value?: unknown;
  /** Of a call and of `new`. */
  callee?: Node;
  /** Of a member expression. */
  object?: Node;
}

interface Path {
  node: Node;
  parent?: Node;
}

const LOGS = ['log', 'console'];

/** Codes are one word, and programs read them; sentences are for people. */
function isSentence({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'StringLiteral' && String(value).includes(' '));
}

function isForLogs({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return callee?.name?.endsWith('Error') ?? false;
  return type === 'CallExpression' && LOGS.includes(callee?.object?.name ?? '');
}

/** Whether a piece of source is a sentence in a log line or in the message of an error, which no test should repeat. */
export function isMessage({ node, parent }: Path): boolean {
  return parent !== undefined && isSentence(node) && isForLogs(parent);
}

const ignorer = {
  shouldIgnore: (path: Path) => (isMessage(path) ? 'sentence of a log line or an error' : undefined),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'messages', ignorer)];
