/** Much is drawn anew for a choice: first the browser shows that it was pressed. Who has gone on meanwhile wants that instead. */
export function afterPaint(link: Element, task: () => void): void {
  const underWay = () => globalThis.navigation?.transition ?? null;
  const before = underWay();
  const isLatest = () => link.isConnected && [null, before].includes(underWay());
  requestAnimationFrame(() => setTimeout(() => isLatest() && task()));
}
