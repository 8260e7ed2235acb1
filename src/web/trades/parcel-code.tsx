import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** The blank edge that scanners need around a QR code. */
const QUIET_MODULES = 4

export interface ParcelCodeProps {
  /** A path in a square; null until there is one. */
  readonly code: { readonly path: string; readonly size: number } | null
}

/** The code that a parcel shop scans, as large as a hand-held phone needs it. */
export function ParcelCode({ code }: ParcelCodeProps) {
  const t = useTranslate()
  const frame =
    'aspect-square w-full max-w-80 justify-self-center overflow-hidden rounded-field border border-line'
  if (!code)
    return (
      <div className={`${frame} grid place-items-center bg-tint p-6 text-center`}>
        <p>{t('PARCEL_WAIT')}</p>
      </div>
    )
  const { path, size } = code
  const full = size + 2 * QUIET_MODULES
  return (
    // Dark on white in every colour scheme, because that is what scanners read.
    <svg
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`}
      role="img"
      aria-label={t('PARCEL_QR_ALT')}
      shapeRendering="crispEdges"
      className={frame}
    >
      <path fill="#fff" d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
