/**
 * `no-sleep`: a test waits for what it needs, not for a while. A sleep is too short on a busy machine, and too long on
 * every other.
 */

import type { Node, Rule } from './rule.ts';

const MESSAGE = 'Wait for what shows that it has happened, or move the clock of the test.';
const TIMERS = new Set(['node:timers/promises', 'timers/promises']);

const nodeOf = (value: unknown) => (value ?? {}) as Node;
const isCallOf = (value: unknown, name: unknown) => {
  const node = nodeOf(value);
  return node.type === 'CallExpression' && name !== undefined && nodeOf(node['callee'])['name'] === name;
};

/** What a function does, when it is one thing. */
function onlyAct(value: unknown): Node {
  const body = nodeOf(nodeOf(value)['body']);
  if (body.type !== 'BlockStatement') return body;
  const [first, ...others] = body['body'] as Node[];
  return others.length > 0 ? nodeOf(undefined) : nodeOf(nodeOf(first)['expression']);
}

/** `new Promise((resolve) => setTimeout(resolve, 100))`, also with a function around `resolve`. */
function isSleep(node: Node): boolean {
  if (nodeOf(node['callee'])['name'] !== 'Promise') return false;
  const executor = (node['arguments'] as unknown[])[0];
  const resolve = nodeOf((nodeOf(executor)['params'] as unknown[] | undefined)?.[0])['name'];
  const act = onlyAct(executor);
  if (!isCallOf(act, 'setTimeout')) return false;
  const task = nodeOf((act['arguments'] as unknown[])[0]);
  return resolve !== undefined && (task['name'] === resolve || isCallOf(onlyAct(task), resolve));
}

export const noSleep: Rule = {
  create: (context) => ({
    NewExpression(node: Node) {
      if (isSleep(node)) context.report({ node, message: MESSAGE });
    },
    CallExpression(node: Node) {
      const name = nodeOf(nodeOf(node['callee'])['property'])['name'];
      if (name === 'waitForTimeout') context.report({ node, message: MESSAGE });
    },
    ImportDeclaration(node: Node) {
      if (TIMERS.has(String(nodeOf(node['source'])['value']))) context.report({ node, message: MESSAGE });
    },
  }),
};
