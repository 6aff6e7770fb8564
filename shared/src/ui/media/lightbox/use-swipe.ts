import { useRef, type TouchEvent } from 'react';

/** CSS pixels a finger must travel sideways; less is a tap or a scroll. */
const FAR_ENOUGH = 48;

/** Sideways strokes of one finger; buttons and keys do the same (WCAG 2.5.1). */
export function useSwipe(move: (step: number) => void, off: boolean) {
  const start = useRef<{ x: number; y: number } | null>(null);
  function onTouchStart({ touches }: TouchEvent): void {
    const [finger, second] = [touches[0], touches[1]];
    start.current = finger && !second && !off ? { x: finger.clientX, y: finger.clientY } : null;
  }
  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const finger = changedTouches[0];
    if (!start.current || !finger) return;
    const [dx, dy] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
    start.current = null;
    if (Math.abs(dx) >= FAR_ENOUGH && Math.abs(dx) > 2 * Math.abs(dy)) move(dx < 0 ? 1 : -1);
  }
  return { onTouchStart, onTouchEnd };
}
