import type { Resolution } from 'shared/contract/media/media';

/** As many as one download may name (spec CALL-media-batchDownload). */
export const MOST = 200;

/** A pick without its resolution. */
const idOf = (pick: string): string => pick.split('~')[0] ?? '';

export const has = (basket: readonly string[], id: string): boolean => basket.some((pick) => idOf(pick) === id);

/** The basket with this entry in it, or without it where it was. A full basket takes no more. */
export function toggled(basket: readonly string[], id: string): readonly string[] {
  if (has(basket, id)) return basket.filter((pick) => idOf(pick) !== id);
  return basket.length < MOST ? [...basket, id] : basket;
}

/** The basket with these entries in it, those that are there as they are; as many as fit. */
export function joined(basket: readonly string[], ids: readonly string[]): readonly string[] {
  return [...basket, ...ids.filter((id) => !has(basket, id))].slice(0, MOST);
}

/** How many of these entries do not fit. */
export function leftOut(basket: readonly string[], ids: readonly string[]): number {
  const more = ids.filter((id) => !has(basket, id)).length;
  return Math.max(0, basket.length + more - MOST);
}

export interface BasketLine {
  item: { id: string };
  resolution: Resolution;
}

/** Lines as the device keeps them, and as addresses have them. */
export const linesToPicks = (lines: readonly BasketLine[]): string[] =>
  lines.map(({ item, resolution }) => `${item.id}~${resolution}`);

export const resized = (lines: readonly BasketLine[], id: string, resolution: Resolution): BasketLine[] =>
  lines.map((line) => (line.item.id === id ? { item: line.item, resolution } : line));

export const without = (lines: readonly BasketLine[], id: string): BasketLine[] =>
  lines.filter(({ item }) => item.id !== id);
