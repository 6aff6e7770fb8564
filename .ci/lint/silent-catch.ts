/**
 * `no-silent-catch`: a program that drops what went wrong cannot be operated. Who handles a rejection by doing nothing
 * says inside the handler who hears of it instead.
 */
import { nameOf, nodesOf, type Context, type Node, type Rule } from './rule.ts';

const MESSAGE = 'Report it, or say inside of the handler why nobody has to hear of it.';

function hasComment({ sourceCode }: Context, node: Node): boolean {
  const [from = 0, to = 0] = node['range'] as number[];
  return sourceCode.getAllComments().some(({ range: [at] }) => at > from && at < to);
}

/** `() => {}`, `() => undefined` and their like. */
function isIdle(handler: Node): boolean {
  if (handler.type !== 'ArrowFunctionExpression' && handler.type !== 'FunctionExpression') return false;
  const body = handler['body'] as Node;
  return body.type === 'BlockStatement' ? nodesOf(body['body']).length === 0 : nameOf(body) === 'undefined';
}

export const noSilentCatch: Rule = {
  create: (context) => ({
    CallExpression(node: Node) {
      const [handler] = nodesOf(node['arguments']);
      if (nameOf((node['callee'] as Node)['property']) !== 'catch' || !handler || !isIdle(handler)) return;
      if (!hasComment(context, handler)) context.report({ node: handler, message: MESSAGE });
    },
    CatchClause(node: Node) {
      const body = node['body'] as Node;
      if (nodesOf(body['body']).length === 0 && !hasComment(context, body)) context.report({ node, message: MESSAGE });
    },
  }),
};
