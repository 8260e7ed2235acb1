import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import type { Translate } from '#messages/format-message.ts'
import { referToCompany } from './company-data.ts'
import type { StructuredData } from './structured-data.ts'

export interface DescribedDevice {
  readonly market: Market
  readonly data: PdpData
  readonly translate: Translate
  readonly url: string
}

const toUnits = (cents: number): string => (cents / 100).toFixed(2)

/**
 * What we pay, as an offer to buy: without the business function it would read as a retail price. One offer per storage
 * size, each for a device like new, as the description says: a sealed one, for which we pay more, isn't a used one.
 */
function describeOffers({ market, data, translate, url }: DescribedDevice): StructuredData | null {
  const paid = data.offerSheet?.prices.map(({ amountInCents }) => amountInCents) ?? []
  const prices = paid.filter((amount) => amount > 0)
  if (prices.length === 0) return null
  return {
    '@type': 'AggregateOffer',
    businessFunction: 'http://purl.org/goodrelations/v1#Buy',
    itemCondition: 'https://schema.org/UsedCondition',
    priceCurrency: market.currency,
    lowPrice: toUnits(Math.min(...prices)),
    highPrice: toUnits(Math.max(...prices)),
    offerCount: prices.length,
    description: translate('PDP_UP_TO_NOTE'),
    offeredBy: referToCompany(market),
    url,
  }
}

const formatMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`

/** A device, and that we buy it. */
export function describeProduct(page: DescribedDevice): StructuredData {
  const { market, data, url } = page
  const { device } = data
  const offers = describeOffers(page)
  const [, drawing] = /^(\/.*)\.svg$/.exec(device.image) ?? []
  return {
    '@type': 'Product',
    '@id': `${url}#device`,
    name: device.name,
    url,
    ...(drawing ? { image: buildSellShopUrl(market, `${drawing}.png`) } : {}),
    brand: { '@type': 'Brand', name: device.manufacturer.name },
    model: device.model,
    category: device.category.name,
    releaseDate: formatMonth(device.releaseYear, device.releaseMonth),
    ...(device.modelCodes.length > 0 ? { mpn: device.modelCodes[0] } : {}),
    ...(offers ? { offers } : {}),
  }
}
