import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'

type Parameter = (typeof MARKETING_TOUCHPOINT_PARAMETERS)[number]

/** How somebody came to the shop. */
export interface MarketingTouchpoint {
  /** Page of another site, without its query; empty when there was none or the browser does not say. */
  readonly referrer: string
  readonly getParameter: Readonly<Partial<Record<Parameter, string>>>
}

export interface Arrival {
  /** Address of the first page, with its query. */
  readonly url: string
  /** What the browser says about the page before it; may be empty. */
  readonly referrer: string
}

const MAX_VALUE = 500
const MAX_REFERRER = 2_048

/** Without what no database can store. */
const storable = (text: string, length: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')

function parametersOf({ searchParams }: URL): MarketingTouchpoint['getParameter'] {
  const found = MARKETING_TOUCHPOINT_PARAMETERS.flatMap((name) => {
    const value = storable(searchParams.get(name) ?? '', MAX_VALUE)
    return value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}

/** The page of another site; queries, fragments and passwords may say who someone is. */
function externalReferrer(referrer: string, origin: string): string {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(referrer)) return ''
  const [address = ''] = referrer.split(/[?#]/, 1)
  const withoutUser = address.replace(/^([^/]*\/\/)[^/]*@/, '$1')
  const isOwn = withoutUser === origin || withoutUser.startsWith(`${origin}/`)
  return isOwn ? '' : storable(withoutUser, MAX_REFERRER)
}

/** What an arrival tells marketing: a parameter of a campaign or a page of another site; null when neither. */
export function findTouchpoint({ url, referrer }: Arrival): MarketingTouchpoint | null {
  const address = new URL(url)
  const getParameter = parametersOf(address)
  const external = externalReferrer(referrer, address.origin)
  const isTouchpoint = external !== '' || Object.keys(getParameter).length > 0
  return isTouchpoint ? { referrer: external, getParameter } : null
}
