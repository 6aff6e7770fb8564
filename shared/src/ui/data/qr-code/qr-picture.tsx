export interface QrPictureProps {
  /** Its address, of `qrOfPage` or `qrOfWeChat`. */
  src: string;
  /** Says what the code leads to. */
  label: string;
}

/** A QR code of its own file: fetched when somebody comes near it, so that no document brings it along. */
export function QrPicture({ src, label }: QrPictureProps) {
  return <img src={src} alt={label} width={120} height={120} loading="lazy" />;
}
