/** A paint as light meets it: its colour (sRGB), how much of it are flakes, and how rough they are. */
export interface Paint {
  id: 'silver' | 'graphite' | 'night' | 'kiln' | 'wine' | 'pearl' | 'jade' | 'champagne';
  colour: `#${string}`;
  metal: number;
  rough: number;
}

/** Eight paints of the group; the numbers are those that its pictures are made with (`art/src/studio/materials.ts`). */
export const VIEWER_PAINTS: readonly Paint[] = [
  { id: 'silver', colour: '#bfc5ca', metal: 0.82, rough: 0.44 },
  { id: 'pearl', colour: '#e9e8e4', metal: 0.12, rough: 0.42 },
  { id: 'champagne', colour: '#cbb89a', metal: 0.78, rough: 0.44 },
  { id: 'graphite', colour: '#4a5058', metal: 0.85, rough: 0.42 },
  { id: 'night', colour: '#1d3f63', metal: 0.8, rough: 0.44 },
  { id: 'jade', colour: '#2f5f50', metal: 0.8, rough: 0.44 },
  { id: 'kiln', colour: '#c8441c', metal: 0.55, rough: 0.4 },
  { id: 'wine', colour: '#7a1f2b', metal: 0.62, rough: 0.4 },
];
export type PaintId = Paint['id'];
