import { qrDrawing } from './qr-drawing.ts';

export interface QrCodeProps {
  text: string;
  /** Says what the code leads to. */
  label: string;
  /** CSS pixels including the quiet zone; 120 by spec LIM-qr, G-30. */
  size?: number;
}

/** A QR code of error correction level M, drawn on the server; black on white in both themes. */
export function QrCode({ text, label, size = 120 }: QrCodeProps) {
  const { side, background, ink } = qrDrawing(text);
  return (
    <svg className="qr-code" width={size} height={size} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path className="qr-background" d={background} />
      <path className="qr-ink" d={ink} shapeRendering="crispEdges" />
    </svg>
  );
}
