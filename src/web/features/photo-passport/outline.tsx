/** The side of every drawing of the shop. */
const SIZE = 240

/** The outline of a device: over the camera's picture, and in the place of a photo that isn't taken yet. */
export function Outline({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className={className}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeDasharray="9 7" />
    </svg>
  )
}
