/** Addresses of the drawings, by name; each is fetched only where it is shown. */
const FILES = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' })

const VIEW_BOXES: Readonly<Record<string, string>> = {
  hero: '0 0 480 360',
  'logo-mark': '0 0 32 32',
  ...Object.fromEntries(
    ['phone', 'tablet', 'laptop', 'camera', 'lens', 'monitor', 'console'].map((name) => [
      name,
      '0 0 160 120',
    ]),
  ),
}

const SCENE = '0 0 320 220'

export interface ArtProps {
  readonly name: string
  readonly className?: string
  /** Text for those who do not see it; without one the drawing is decoration. */
  readonly label?: string
}

/** A drawing of the shop. It is referenced, not inlined, so it costs no script and still takes the theme's colours. */
export function Art({ name, className, label }: ArtProps) {
  const file = FILES[`../art/${name}.svg`]
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg viewBox={VIEW_BOXES[name] ?? SCENE} className={className} focusable="false" {...semantics}>
      <use href={`${file}#art`} />
    </svg>
  )
}
