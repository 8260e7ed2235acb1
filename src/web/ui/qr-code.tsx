/** The blank edge that scanners need around a QR code. */
const QUIET_MODULES = 4

export interface QrCodeProps {
  /** The code as the path of an SVG. */
  readonly code: { readonly path: string; readonly size: number }
  readonly label: string
}

export function QrCode({ code, label }: QrCodeProps) {
  const full = code.size + 2 * QUIET_MODULES
  return (
    // Dark on white in every colour scheme, because that is what scanners read.
    <svg
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mt-3 aspect-square w-full max-w-60 rounded-field border border-line"
    >
      <path fill="#fff" d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} />
      <path fill="#000" d={code.path} />
    </svg>
  )
}
