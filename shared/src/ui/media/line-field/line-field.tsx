import { classNames } from '../../class-names.ts';
import type { FieldKind } from './kinds.ts';
import { SIGNATURES, type SignatureName } from './signatures.ts';
import { field, strip, type Stream } from './streamline.ts';

export interface LineFieldProps {
  kind: FieldKind;
  seed: string;
  /** Picture units; the drawing fills its box as `object-fit: cover` would. */
  width?: number;
  height?: number;
  signature?: SignatureName;
  density?: number;
  className?: string | undefined;
}

/** Drawings that are remembered: a page of covers costs 5 ms to draw, and its covers never change. */
const REMEMBERED = 200;
const drawn = new Map<string, Stream[]>();

function remember(key: string, draw: () => Stream[]): Stream[] {
  const streams = drawn.get(key) ?? draw();
  drawn.delete(key);
  drawn.set(key, streams);
  const oldest = drawn.keys().next();
  if (drawn.size > REMEMBERED && !oldest.done) drawn.delete(oldest.value);
  return streams;
}

/** A generated picture of streamlines, drawn on the server. It is decoration: the text beside it says everything. */
export function LineField({
  kind,
  seed,
  width = 1200,
  height = 675,
  signature = 'chenyue',
  density = 1.2,
  className,
}: LineFieldProps) {
  const streams = remember([kind, seed, width, height, signature, density].join(' '), () =>
    field({ kind, seed, width, height, density, signature: SIGNATURES[signature] }),
  );
  return <Lines streams={streams} width={width} height={height} signature={signature} className={className} />;
}

export interface BrandStripProps {
  signature: SignatureName;
  className?: string | undefined;
  /** All lines of the signature, where the drawing is as wide as a column. */
  dense?: boolean;
}

/** The mark of a brand in lines, stretched to its box. */
export function BrandStrip({ signature, className, dense = false }: BrandStripProps) {
  const size = dense ? { width: 800, height: 192 } : { width: 400, height: 96 };
  const streams = remember(`strip ${signature} ${dense}`, () => strip(SIGNATURES[signature], { ...size, dense }));
  return <Lines streams={streams} {...size} signature={signature} className={className} stretch />;
}

export interface LinesProps {
  streams: readonly Stream[];
  width: number;
  height: number;
  signature?: SignatureName;
  /** Fill the box without keeping the proportions. */
  stretch?: boolean;
  className?: string | undefined;
}

/** Streams as one SVG; colours and the brand's tint are CSS. */
export function Lines({ streams, width, height, signature = 'chenyue', stretch = false, className }: LinesProps) {
  return (
    <svg
      className={classNames('lines', signature !== 'chenyue' && `lines-${signature}`, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretch ? 'none' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {streams.map((stream) => (
        <path
          key={stream.d}
          className={stream.accent ? 'lines-accent' : undefined}
          d={stream.d}
          strokeWidth={stream.weight}
          opacity={stream.opacity === 1 ? undefined : stream.opacity}
        />
      ))}
    </svg>
  );
}
