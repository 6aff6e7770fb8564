const DRAWINGS = {
  search: 'M14.3 8.500a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0ZM13 13l5 5',
  menu: 'M1 6h18M1 14h18',
  close: 'm3 3 14 14M17 3 3 17',
  up: 'M10 17V3M4 9l6-6 6 6',
  previous: 'm12 4-6 6 6 6',
  next: 'm8 4 6 6-6 6',
  down: 'm4 7.500 6 6 6-6',
  plus: 'M10 3v14M3 10h14',
  download: 'M10 2v11M5 8.500l5 5 5-5M3 18h14',
  link: 'M8 12a3.5 3.5 0 0 0 5 0l3.5-3.500a3.5 3.5 0 0 0-5-5L10 5M12 8a3.5 3.5 0 0 0-5 0L3.5 11.500a3.5 3.5 0 0 0 5 5L10 15',
  print: 'M5 7V2h10v5M5 14H2V7h16v7h-3M5 11.500h10V18H5z',
  play: 'M5 3v14l12-7z',
  pause: 'M6 3v14M14 3v14',
  share: 'M10 13V2M6 5.500l4-4 4 4M6 9H3v9h14V9h-3',
  zoom: 'M14.3 8.500a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0ZM13 13l5 5M8.500 6v5M6 8.500h5',
  weibo:
    'M15.3 12.500c0 2.65-3.05 4.8-6.8 4.800s-6.8-2.15-6.8-4.8 3.05-4.8 6.8-4.8 6.8 2.15 6.8 4.800ZM10 12.800a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM12.5 4.500c3-.7 5.6 1.9 4.8 4.800M12.8 7.200c1.3-.3 2.3.7 2 1.9',
  linkedin: 'M3 8v9M3 3.500v.5M8 17V8M8 12c1.500-4.500 9-4.500 9 1v4',
  x: 'M2.500 3h4l11 14h-4zM16.500 3 3.500 17',
  mail: 'M2 4h16v12H2zM2 5.500l8 6 8-6',
  qr: 'M2 2h6v6H2zM12 2h6v6h-6zM2 12h6v6H2zM12 12h2v2M18 12v3M12 17h2M17 18h1',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A drawing beside a word, or alone in a control that has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
