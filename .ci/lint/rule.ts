/** As much of the shape of an ESLint rule as ours need. */
export type Node = { type: string; [key: string]: unknown };
type Report = { node: Node; message: string } | { loc: unknown; message: string };
type Comment = { value: string; loc: unknown; range: [from: number, to: number] };
export type Context = {
  filename: string;
  cwd: string;
  report(problem: Report): void;
  sourceCode: { getAllComments(): Comment[] };
};
export type Rule = { create(context: Context): Record<string, (node: Node) => void> };

export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}

export function nameOf(node: unknown): string {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
}
