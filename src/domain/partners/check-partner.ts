import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import {
  type BrandRecord,
  isWidgetRecord,
  type PartnerColours,
  type PartnerRecord,
  type WidgetPartner,
} from './partner.ts'
import { findWeakPairs, MIN_CONTRAST, type WeakPair } from './partner-palette.ts'

// Origins end up in a header as they are: a space or a semicolon would be another rule there, a star any host.
const ORIGIN = /^(https?):\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,9})(?::([1-9]\d{0,4}))?$/

/** Browsers leave it out, so an origin that names it would never match. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80' }

/** All origins together: they are one header, which proxies don't pass on if it is much longer. */
const MAX_ORIGINS_LENGTH = 2_000

const isOnThisMachine = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** Whether a page of this origin can't be tampered with in transit. */
export const isSecureOrigin = (origin: string): boolean => origin.startsWith('https://')

/** The origin as browsers write it: 1.2 is 1.0.0.2 to them. Null where it is none, such as port 99999. */
function readOrigin(text: string): string | null {
  try {
    return new URL(text).origin
  } catch {
    // URL.canParse is younger than the oldest phones sold here.
    return null
  }
}

const hasSoundLabels = (host: string): boolean =>
  host.split('.').every((label) => !label.startsWith('-') && !label.endsWith('-'))

/** Whether pages of this origin may embed the shop: a page that could be tampered with in transit must not. */
export function isWidgetOrigin(origin: string): boolean {
  const [, protocol = '', host = '', port] = ORIGIN.exec(origin) ?? []
  if (port !== undefined && port === DEFAULT_PORTS[protocol]) return false
  if (!hasSoundLabels(host) || readOrigin(origin) !== origin) return false
  return protocol === 'https' || (protocol === 'http' && isOnThisMachine(host))
}

const isOwnColour = (token: string, colours: PartnerColours): boolean => Object.hasOwn(colours, token)

/** Rounded down: 4.49 must not read as 4.5. */
const writeRatio = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2)

/** A problem belongs to the colour that the partner can change; to that of the text if both are theirs. */
const toProblem = (
  scheme: string,
  colours: PartnerColours,
  { text, background, contrast }: WeakPair,
): FieldProblem => ({
  field: `colours.${scheme}.${isOwnColour(text, colours) ? text : background}`,
  key: 'CONTRAST_TOO_LOW',
  params: { text, background, contrast: writeRatio(contrast), least: MIN_CONTRAST },
})

const checkColours = ({ colours }: BrandRecord): FieldProblem[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    findWeakPairs(scheme, colours[scheme]).map((pair) => toProblem(scheme, colours[scheme], pair)),
  )

const checkOrigins = (origins: readonly string[]): FieldProblem[] =>
  origins.flatMap((origin, index) => {
    const field = `origins.${index}`
    if (!isWidgetOrigin(origin)) return [{ field, key: 'ORIGIN_FORM', params: { found: origin } }]
    return origins.indexOf(origin) === index
      ? []
      : [{ field, key: 'ORIGIN_TWICE', params: { found: origin } }]
  })

/** What keeps a record from being used, beside the form of its fields. */
export const checkPartner = (record: PartnerRecord): readonly FieldProblem[] =>
  isWidgetRecord(record) ? checkOrigins(record.origins) : checkColours(record)

/** The length of the header's list of these origins. */
const measureOrigins = (origins: readonly string[]): number => [...new Set(origins)].join(' ').length

/** What keeps the origins of a host from being live beside those of the others. */
export function checkOriginsBeside(
  origins: readonly string[],
  others: readonly WidgetPartner[],
): readonly FieldProblem[] {
  const taken = origins.flatMap((origin, index) => {
    const owner = others.find((other) => other.origins.includes(origin))
    // Removed from one record only, it would still be live.
    return owner
      ? [{ field: `origins.${index}`, key: 'ORIGIN_TAKEN', params: { found: origin, partner: owner.id } }]
      : []
  })
  if (taken.length > 0) return taken
  const length = measureOrigins([...others.flatMap((other) => other.origins), ...origins])
  return length <= MAX_ORIGINS_LENGTH
    ? []
    : [{ field: 'origins', key: 'ORIGINS_TOO_LONG', params: { length, max: MAX_ORIGINS_LENGTH } }]
}
