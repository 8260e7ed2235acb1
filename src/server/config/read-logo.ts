import { readFileSync } from 'node:fs'
import { LOGO_LENGTH, type PartnerLogo } from '#domain/partners/partner.ts'
import { readXml, type XmlElement } from '#server/xml/read-xml.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'

const VIEW_BOX = /^0 0 (\d{1,4}(?:\.\d{1,2})?) (\d{1,4}(?:\.\d{1,2})?)$/

const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path circle ellipse rect line polyline polygon title desc style'.split(' '),
)

const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    'xmlns viewBox width height preserveAspectRatio id class role transform',
    'd points x y x1 y1 x2 y2 cx cy r rx ry pathLength opacity fill fill-rule fill-opacity clip-rule',
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity',
  ].flatMap((names) => names.split(' ')),
)

// An escape could spell anything, and whatever loads is a function or a rule: without these, nothing is left that could.
const ACTIVE_VALUE = /[\\(]/
const ACTIVE_STYLE = /[\\(@]/

const SCHEME_QUERY = /@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/g

function isAllowed(name: string, value: string): boolean {
  if (name === 'xmlns') return value === NAMESPACE
  return ATTRIBUTES.has(name) && (name === 'transform' || !ACTIVE_VALUE.test(value))
}

/** The first thing in a drawing that might do more than be drawn; null if there is none. */
function findActivePart({ name, attributes, children, text }: XmlElement): string | null {
  if (!ELEMENTS.has(name)) return `<${name}>`
  for (const [attribute, value] of Object.entries(attributes))
    if (!isAllowed(attribute, value)) return `${attribute}="${value}"`
  if (name === 'style' && ACTIVE_STYLE.test(text.replace(SCHEME_QUERY, ''))) return `<style>${text}</style>`
  for (const child of children) {
    const part = findActivePart(child)
    if (part !== null) return part
  }
  return null
}

/** A logo is drawn, nothing else: it neither runs nor loads anything. Throws where it might, and says what it is. */
export function parseLogo(text: string): Omit<PartnerLogo, 'hasName'> {
  const svg = text.trim()
  if (svg.length > LOGO_LENGTH) throw new Error(`must be at most ${LOGO_LENGTH} characters`)
  // In front of it, an instruction could load a style.
  const root = svg.startsWith('<svg') ? readXml(svg) : null
  if (!root) throw new Error('must be a well-formed SVG')
  const activePart = findActivePart(root)
  if (activePart !== null) throw new Error(`must not run or load anything, but contains ${activePart}`)
  const [, width = '', height = ''] = VIEW_BOX.exec(root.attributes.viewBox ?? '') ?? []
  const size = { width: Number(width), height: Number(height) }
  if (!(size.width > 0 && size.height > 0)) throw new Error('must be an SVG with a view box from 0 0')
  return { svg, ...size }
}

export const readLogo = (path: string): Omit<PartnerLogo, 'hasName'> => parseLogo(readFileSync(path, 'utf8'))
