import { useShop } from '#web/platform/shop/shop.tsx'
import { Art } from './art.tsx'

const ART_SCHEME = 'art:'

export interface CmsPictureProps {
  /** Name of the picture in the home document. */
  readonly name: string
  readonly className: string
  readonly isFirst?: boolean
}

/** A picture named by the content system: one of our drawings, or its own image. */
export function CmsPicture({ name, className, isFirst = false }: CmsPictureProps) {
  const image = useShop().images[name]
  if (!image) return null
  if (image.url.startsWith(ART_SCHEME)) {
    return (
      <Art
        name={image.url.slice(ART_SCHEME.length)}
        label={image.alt}
        className={className}
        isFirst={isFirst}
      />
    )
  }
  const loading = isFirst ? 'eager' : 'lazy'
  return (
    <img
      src={image.url}
      alt={image.alt}
      title={image.title}
      width="480"
      height="360"
      loading={loading}
      className={className}
    />
  )
}
