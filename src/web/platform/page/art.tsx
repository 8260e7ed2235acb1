import { ART_BASE } from 'virtual:art'
import { useShop } from '#web/platform/shop/shop.tsx'

const SCENE = { width: 320, height: 220 }
const TILE = { width: 160, height: 120 }

/** Natural sizes, so that space is reserved before the drawing loads. */
const SIZES: Readonly<Record<string, typeof SCENE>> = {
  hero: { width: 480, height: 360 },
  phone: TILE,
  tablet: TILE,
  laptop: TILE,
  camera: TILE,
  lens: TILE,
  monitor: TILE,
  console: TILE,
}

export interface ArtProps {
  readonly name: string
  readonly className?: string
  /** Alternative text; without it the drawing is decoration. */
  readonly label?: string
  /** For a drawing in the first view; the others load when they come near the screen. */
  readonly isFirst?: boolean
}

/** One of the shop's drawings in the colours of its mode. */
export function Art({ name, className, label = '', isFirst = false }: ArtProps) {
  const { shopMode } = useShop()
  return (
    <img
      src={`${ART_BASE}/${shopMode}/${name}.svg`}
      alt={label}
      {...(SIZES[name] ?? SCENE)}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
