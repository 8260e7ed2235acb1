import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'

type Parameter = (typeof MARKETING_TOUCHPOINT_PARAMETERS)[number]

/** How a visitor came to the shop. */
export interface MarketingTouchpoint {
  /** The referring page of another site, without its query; empty if there is none or the browser hides it. */
  readonly referrer: string
  readonly getParameter: Readonly<Partial<Record<Parameter, string>>>
}

export interface Arrival {
  /** Address of the first page, with its query. */
  readonly url: string
  /** The referrer as the browser reports it; may be empty. */
  readonly referrer: string
}

const MAX_VALUE = 500
const MAX_REFERRER = 2_048

/** Drops characters that the database cannot store. */
const makeStorable = (text: string, length: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')

function readParameters({ searchParams }: URL): MarketingTouchpoint['getParameter'] {
  const found = MARKETING_TOUCHPOINT_PARAMETERS.flatMap((name) => {
    const value = makeStorable(searchParams.get(name) ?? '', MAX_VALUE)
    return value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}

/** The referring page of another site, without query, fragment and credentials, which may identify a person. */
function readExternalReferrer(referrer: string, origin: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(referrer)) return ''
  const [address = ''] = referrer.split(/[?#]/, 1)
  const withoutUser = address.replace(/^([^/]*\/\/)[^/]*@/, '$1')
  const isOwn = withoutUser === origin || withoutUser.startsWith(`${origin}/`)
  return isOwn ? '' : makeStorable(withoutUser, MAX_REFERRER)
}

/** The campaign parameters and the external referrer of an arrival; null if it has neither. */
export function findTouchpoint({ url, referrer }: Arrival): MarketingTouchpoint | null {
  const address = new URL(url)
  const getParameter = readParameters(address)
  const external = readExternalReferrer(referrer, address.origin)
  const isTouchpoint = external !== '' || Object.keys(getParameter).length > 0
  return isTouchpoint ? { referrer: external, getParameter } : null
}
