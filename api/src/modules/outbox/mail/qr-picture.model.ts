import qrcode from 'qrcode-generator';

/** Pixels of a module: sharp on screens of twice the density at the size of a ticket. */
const MODULE_PX = 8;
/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** A QR code of error correction level M as a GIF, in base64: mail programs show no SVG. */
export function qrPicture(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const url = code.createDataURL(MODULE_PX, MODULE_PX * QUIET_ZONE);
  return url.slice(url.indexOf(',') + 1);
}
