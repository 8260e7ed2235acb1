import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { type BrandRecord, isWidgetRecord, type PartnerColours, type PartnerRecord } from './partner.ts'
import { findWeakPairs, MIN_CONTRAST, type WeakPair } from './partner-palette.ts'

// Origins end up in a header as they are: a space or a semicolon would be another rule there, a star any host.
const ORIGIN = /^(https?):\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,9})(?::([1-9]\d{0,4}))?$/

/** Browsers leave it out, so an origin that names it would never match. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80' }

const isOnThisMachine = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** Whether pages of this origin may embed the shop: a page that could be tampered with in transit must not. */
export function isWidgetOrigin(origin: string): boolean {
  const [, protocol = '', host = '', port] = ORIGIN.exec(origin) ?? []
  if (port !== undefined && port === DEFAULT_PORTS[protocol]) return false
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
