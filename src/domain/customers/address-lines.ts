import { joinStreetLine, type StreetAndNumber } from './street-line.ts'

export interface AddressPlace extends StreetAndNumber {
  readonly addressExtra: string | null
  readonly zip: string
  /** In Italy with its province: `Roma (RM)`. */
  readonly city: string
  readonly country: string
}

/** What joins the bare number of a flat to its house; words follow a comma. Elsewhere a flat has a line of its own. */
const FLAT_JOINTS: Readonly<Record<string, string>> = { AT: '/', ES: ', ', PL: '/' }

// `c/o Nowak`, `presso Rossi`: not a part of the house.
const CARE_OF = /^(?:c\/o|presso|chez|bei|u) /i

function addFlat(line: string, flat: string, country: string): readonly string[] {
  const joint = FLAT_JOINTS[country]
  if (!joint || CARE_OF.test(flat)) return [flat, line]
  // `ul. Prosta 12 m. 5`: the sign follows the house number without a comma.
  if (/^(?:m|lok)\. ?\d/.test(flat)) return [`${line} ${flat}`]
  // Without a house number, a bare number would be taken for one.
  const isNumber = /^[\d/]+\p{L}?$/u.test(flat) && /\d\p{L}?$/u.test(line)
  return [line + (isNumber ? joint : ', ') + flat]
}

/** Street, number and flat in the order of the country, on one line or two. */
export function listStreetLines(place: Omit<AddressPlace, 'zip' | 'city'>): readonly string[] {
  const line = joinStreetLine(place, place.country)
  const flat = place.addressExtra ?? ''
  return flat === '' ? [line] : addFlat(line, flat, place.country)
}

/** An address without name and country, line by line. */
export const listAddressLines = (place: AddressPlace): readonly string[] => [
  ...listStreetLines(place),
  `${place.zip} ${place.city}`,
]
