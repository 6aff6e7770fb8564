/**
 * `no-sql`: the tables are known to stores only, so that a change of one is a change of one file. The import graph sees
 * who takes the query builder; it does not see who is handed one.
 */
import { nameOf, type Node, type Rule } from './rule.ts';

const BEGINNINGS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

export const noSql: Rule = {
  create: (context) => ({
    MemberExpression(node: Node) {
      if (!BEGINNINGS.has(nameOf(node['property']))) return;
      context.report({ node, message: 'Ask the database in a *.store.ts.' });
    },
  }),
};
