export interface TownAndProvince {
  readonly city: string
  /** Two capitals; empty where none is known or the country writes none. */
  readonly province: string
}

/** Whether people of a country write the province behind the town. */
export const hasProvinces = (country: string): boolean => country === 'IT'

// `Roma (RM)`, `Roma RM`, `Roma, RM`.
const WITH_PROVINCE = /^(.*[^\s,(])[\s,]{1,3}\(?([A-Z]{2})\)?$/

/** Takes `Roma (RM)` apart. Elsewhere than in Italy, all of it is the town. */
export function splitTown(line: string, country: string): TownAndProvince {
  const [, city, province] = (hasProvinces(country) && WITH_PROVINCE.exec(line)) || []
  return city && province ? { city, province } : { city: line, province: '' }
}

/** Town and province as they are stored and shown: `Roma (RM)`. What is not a province is left out. */
export const joinTown = ({ city, province }: TownAndProvince, country: string): string =>
  hasProvinces(country) && /^[A-Z]{2}$/.test(province) && city !== ''
    ? `${splitTown(city, country).city} (${province})`
    : city

/** The town as carriers print it: `Roma RM`. */
export function formatTownOnLabel(line: string, country: string): string {
  const { city, province } = splitTown(line, country)
  return province === '' ? city : `${city} ${province}`
}
