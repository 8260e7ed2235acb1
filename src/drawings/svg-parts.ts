/** Side of every drawing; the device is inside it with a margin. */
export const DRAWING_SIZE = 240

/** An upright rectangle in units of a drawing. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Attributes = Readonly<Record<string, string | number | undefined>>

// Two decimals are a hundredth of a pixel; more would only make the file larger.
const formatNumber = (value: number) => String(Math.round(value * 100) / 100)

const formatValue = (value: string | number) => (typeof value === 'number' ? formatNumber(value) : value)

/** One SVG element. Attributes are not escaped: they come from our own code and data, never from a visitor. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${formatValue(value as string | number)}"`)
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

/** Path data with every number rounded to hundredths. */
export const pathData = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((text, part, at) => text + formatNumber(values[at - 1] ?? 0) + part)

/** What is inside a drawing's `<svg>`, to place it in another one. */
export const unwrapDrawing = (svg: string): string =>
  svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

export const svgDocument = (...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}` },
    children.join(''),
  )
