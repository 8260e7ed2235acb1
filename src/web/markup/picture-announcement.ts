import { type Props, writeAttribute } from './attribute-text.ts'
import { LeftToReact } from './left-to-react.ts'

/** Pictures that come from another site, or are checked, are announced with more than what is written here. */
const MORE_THAN_PLAIN = ['crossOrigin', 'integrity', 'referrerPolicy', 'type']

const isTextOrNothing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

const isData = (address: string | undefined): boolean => address !== undefined && /^data:/i.test(address)

/** How React announces a picture that a visitor sees at once: browsers fetch it before they read the page. */
export function announcePicture(props: Props): string | null {
  const { src, srcSet, sizes, loading, fetchPriority } = props
  if (loading === 'lazy' || fetchPriority === 'low' || !(srcSet || src)) return null
  const isPlain = isTextOrNothing(src) && isTextOrNothing(srcSet) && isTextOrNothing(sizes)
  if (!isPlain || isData(src) || isData(srcSet) || MORE_THAN_PLAIN.some((name) => name in props))
    throw new LeftToReact('the announcement of this picture')
  const link = {
    rel: 'preload',
    as: 'image',
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority,
  }
  const attributes = Object.entries(link).map(([name, value]) => writeAttribute(name, value))
  return `<link${attributes.join('')}/>`
}
