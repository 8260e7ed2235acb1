import {
  buildOfferSearch,
  fitOfferSearch,
  readOfferSearch,
  toGivenAnswers,
} from '#domain/offers/given-answers.ts'
import { describeWatched, isFullyDescribed, priceWatched } from '#domain/price-watch/watch-price.ts'
import { buildWatchSearch } from '#domain/price-watch/watch-search.ts'
import { findPriceWatchPaths } from './catalogue-paths.ts'
import type { PageLoader } from './page-loader.ts'

/** Asks what to watch. What the address says about the device is what the device's page said. */
export const loadPriceWatch: PageLoader<'priceWatch'> = async ({
  market,
  params,
  search,
  services,
  translate,
}) => {
  const device = await services.catalogue.findDevice(market, params.pdp ?? '')
  const sheet = device && (await services.findOfferSheet(market, device))
  if (!sheet) return null
  const asked = fitOfferSearch(readOfferSearch(search), sheet)
  const watched = describeWatched(sheet, toGivenAnswers(asked, sheet))
  if (!watched) return null
  const own = buildOfferSearch(asked)
  return {
    head: {
      title: translate('PRICE_WATCH_HEAD', { name: device.name }),
      description: translate('SCREEN_PRICE_WATCH_LEAD'),
    },
    data: {
      device: { id: device.id, name: device.name, url: device.url },
      watched: {
        ...watched,
        isComplete: isFullyDescribed(sheet, watched),
        priceInCents: priceWatched(sheet, watched),
      },
      search: buildWatchSearch(watched),
    },
    scopes: ['catalogue', 'rules'],
    parts: [`series:${device.seriesId}`],
    visibility: 'unlisted',
    paths: await findPriceWatchPaths(services.catalogue, device.id),
    search: own,
    isForOneVisitor: own !== '',
  }
}

/** A watch by its link. Opening it confirms nothing: mail scanners open links, too. */
export const loadPriceWatchConfirm: PageLoader<'priceWatchConfirm'> = async ({
  params,
  services,
  translate,
}) => {
  const watch = await services.findPriceWatch(params.watchKey ?? '')
  const title = watch ? 'SCREEN_PRICE_WATCH_CONFIRM' : 'PRICE_WATCH_GONE'
  return {
    head: { title: translate(title), description: translate('SCREEN_PRICE_WATCH_CONFIRM_LEAD') },
    data: { watch },
    scopes: [],
    visibility: 'secret',
    ...(watch ? {} : { statusCode: 404 as const }),
  }
}
