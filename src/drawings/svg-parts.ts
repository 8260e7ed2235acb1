/** Side of every device picture; the device stands inside with a margin. */
export const PICTURE_SIZE = 240

const CHANNELS = [0, 2, 4] as const

/** A lighter (amount above 0) or darker tone of a `#rrggbb` colour; 1 is white, -1 black. */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const mixed = CHANNELS.map((offset) => {
    const channel = Number.parseInt(colour.slice(1 + offset, 3 + offset), 16)
    const value = Math.round(channel + (target - channel) * Math.abs(amount))
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

type Attributes = Readonly<Record<string, string | number | undefined>>

// Two decimals are a hundredth of a pixel; more would only make the file larger.
const written = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value

/** One SVG element. Attributes are ours, never a visitor's, and are written as they are. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${written(value as string | number)}"`)
    .join('')
  return children ? `<${name}${pairs}>${children}</${name}>` : `<${name}${pairs}/>`
}

export const rect = (x: number, y: number, width: number, height: number, rest: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...rest })

export const circle = (cx: number, cy: number, r: number, rest: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...rest })

export const path = (d: string, rest: Attributes = {}): string => element('path', { d, ...rest })

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, children.join(''))

/** The finished picture. */
export const svgDocument = (...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}` },
    children.join(''),
  )
