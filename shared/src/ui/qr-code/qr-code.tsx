import qrcode from 'qrcode-generator';
import css from './qr-code.module.css';

/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  text: string;
  /** Says what the code leads to. */
  label: string;
  /** CSS pixels including the quiet zone; the specification asks for 120 (decision G-30). */
  size?: number;
}

/** A QR code of error correction level M, drawn on the server; black on white in both themes. */
export function QrCode({ text, label, size = 120 }: QrCodeProps) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const side = code.getModuleCount() + 2 * QUIET_ZONE;
  return (
    <svg
      className={css['code']}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path className={css['paper']} d={`M0 0h${side}v${side}H0z`} />
      <path className={css['ink']} d={darkRuns(code)} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Neighbouring dark modules of a row as one rectangle. */
function darkRuns(code: ReturnType<typeof qrcode>): string {
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = Array.from({ length: count }, (_unused, column) => (code.isDark(row, column) ? '1' : '0')).join('');
    const runs = [...cells.matchAll(/1+/g)];
    return runs
      .map((run) => `M${run.index + QUIET_ZONE} ${row + QUIET_ZONE}h${run[0].length}v1h-${run[0].length}z`)
      .join('');
  });
  return rows.join('');
}
