import type { MediaItem, MediaOffer } from 'shared/contract/media/media';
import type { PressMaterial } from 'shared/contract/media/press';

/** As they are told: what a text needs first. */
const KINDS = ['image', 'video', 'facts', 'pack'] as const;
export type MaterialKind = (typeof KINDS)[number];

/** As many pictures as most texts have. */
const PROPOSED_PICTURES = 3;

/** Something to take, in the best size that it has. */
export interface MaterialEntry {
  item: MediaItem;
  kind: MaterialKind;
  offer: MediaOffer;
  /** Among those of its kind. */
  place: number;
}

export interface MaterialKindGroup {
  kind: MaterialKind;
  entries: MaterialEntry[];
}

/** For print where there is such a file, otherwise the largest. */
const bestOf = ({ offers }: MediaItem): MediaOffer | undefined =>
  offers.find(({ resolution }) => resolution === 'print') ?? offers[0];

const isForPrint = (item: MediaItem): boolean => bestOf(item)?.resolution === 'print';

function entriesOf(kind: MaterialKind, { entries, sheets }: PressMaterial): MaterialEntry[] {
  const items = kind === 'facts' ? sheets : entries.filter((item) => item.kind === kind);
  return items
    .toSorted((one, other) => Number(isForPrint(other)) - Number(isForPrint(one)))
    .flatMap((item, place) => {
      const offer = bestOf(item);
      return offer ? [{ item, kind, offer, place }] : [];
    });
}

/** What belongs to a release by kind, those for print first; kinds of which there is nothing are left out. */
export const groupsOf = (material: PressMaterial): MaterialKindGroup[] =>
  KINDS.map((kind) => ({ kind, entries: entriesOf(kind, material) })).filter(({ entries }) => entries.length > 0);

/** What most people take: some pictures, a film, every fact sheet. A package would bring its pictures twice. */
export function isProposed({ kind, place }: MaterialEntry): boolean {
  if (kind === 'image') return place < PROPOSED_PICTURES;
  return kind === 'facts' || (kind === 'video' && place === 0);
}

export const pickOf = ({ item, offer }: MaterialEntry): string => `${item.id}~${offer.resolution}`;
export const picksOf = (entries: readonly MaterialEntry[]): string[] => entries.map(pickOf);
