import { ART_BASE } from 'virtual:art'
import { useShop } from './shop.tsx'

const SCENE = { width: 320, height: 220 }
const TILE = { width: 160, height: 120 }

/** Natural sizes, so that the room of a drawing is kept free before it is there. */
const SIZES: Readonly<Record<string, typeof SCENE>> = {
  hero: { width: 480, height: 360 },
  phone: TILE,
  tablet: TILE,
  laptop: TILE,
  camera: TILE,
  lens: TILE,
  monitor: TILE,
  console: TILE,
  'condition-1': TILE,
  'condition-2': TILE,
  'condition-3': TILE,
  'condition-4': TILE,
  'condition-5': TILE,
}

export interface ArtProps {
  readonly name: string
  readonly className?: string
  /** Text for those who do not see it; without one the drawing is decoration. */
  readonly label?: string
  /** For a drawing that the visitor sees first; the others wait until they come near the screen. */
  readonly isFirst?: boolean
}

/** A drawing of the shop in the colours of its mode. */
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
