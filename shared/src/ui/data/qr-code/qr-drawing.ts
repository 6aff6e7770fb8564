import qrcode from 'qrcode-generator';

/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;
/** Signs that take five and a half bits instead of eight (ISO/IEC 18004, 7.4.4). */
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

export interface QrDrawing {
  /** Modules, the quiet zone included. */
  side: number;
  /** Path of the background. */
  background: string;
  /** Path of all that is dark, to be stroked. */
  ink: string;
}

/** Codes that were drawn last: working one out takes longer than the rest of an article. */
const drawings = new Map<string, QrDrawing>();
const MOST_DRAWINGS = 200;

/** A QR code of error correction level M. */
export function qrDrawing(text: string): QrDrawing {
  const known = drawings.get(text);
  if (known) return known;
  const code = qrcode(0, 'M');
  code.addData(text, ALPHANUMERIC.test(text) ? 'Alphanumeric' : 'Byte');
  code.make();
  const side = code.getModuleCount() + 2 * QUIET_ZONE;
  const drawing = { side, background: `M0 0h${side}v${side}H0z`, ink: darkRuns(code) };
  const [oldest] = drawings.keys();
  if (oldest !== undefined && drawings.size >= MOST_DRAWINGS) drawings.delete(oldest);
  drawings.set(text, drawing);
  return drawing;
}

/** Neighbouring dark modules of a row as one stroke through their middles, light ones as the move to the next. */
function strokesOf(row: string, y: number): string {
  const runs = [...row.matchAll(/1+/g)];
  const strokes = runs.map((run, index) => {
    const before = runs[index - 1];
    const move = before
      ? `m${run.index - before.index - before[0].length} 0`
      : `M${run.index + QUIET_ZONE} ${y + QUIET_ZONE}.5`;
    return `${move}h${run[0].length}`;
  });
  return strokes.join('');
}

function darkRuns(code: ReturnType<typeof qrcode>): string {
  const modules = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const rows = modules.map((y) => strokesOf(modules.map((x) => (code.isDark(y, x) ? '1' : '0')).join(''), y));
  return rows.join('');
}
