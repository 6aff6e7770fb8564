/** Seconds as they are read on a clock: 83 is `{ minutes: '1', seconds: '23' }`. */
export function clock(duration: number): { minutes: string; seconds: string } {
  const whole = Math.max(0, Math.round(duration));
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}
