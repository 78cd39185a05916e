import type { QrDrawing } from "~/charts/qr-code";

interface QrCodeProps {
  drawing: QrDrawing;
  /** Where it leads, for who cannot scan it. */
  label: string;
  /** Its side, in pixels of the page. */
  side?: number;
}

/** A QR code: dark on light in every scheme, since readers know it no other way. */
export const QrCode = ({ drawing: { size, path }, label, side = 240 }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    width={side}
    height={side}
    shapeRendering="crispEdges"
    className="qr"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
