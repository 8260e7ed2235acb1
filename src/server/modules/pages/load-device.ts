import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { Market } from '#domain/markets/market.ts'
import {
  buildOfferSearch,
  fitOfferSearch,
  isStorageOnly,
  NO_GIVEN_ANSWERS,
  readOfferSearch,
  toGivenAnswers,
} from '#domain/offers/given-answers.ts'
import { fitSentences } from '#domain/text/fit-sentences.ts'
import { formatMoney } from '#messages/format-money.ts'
import {
  buildBreadcrumbs,
  toCategoryTile,
  toDeviceCard,
} from '#server/modules/catalogue/catalogue.presenter.ts'
import { findDevicePaths } from './catalogue-paths.ts'
import { DESCRIPTION_LENGTH, type PageLoader, type PageRequest } from './page-loader.ts'

const RELATED_SIZE = 11

const toPdpDevice = (device: DeviceDocument, group: GroupDocument, market: Market) => ({
  ...toDeviceCard(device, market),
  model: device.model,
  manufacturer: { name: device.manufacturer, url: group.manufacturer.url },
  series: { name: device.series, url: group.series.url },
  category: toCategoryTile(group.category),
  releaseMonth: device.releaseMonth,
  storages: device.storages,
  modelCodes: device.modelCodes,
  questionSet: device.questions,
})

function buildHead({ market, translate, services }: PageRequest, device: DeviceDocument) {
  const price = formatMoney(market, device.topPrices[market.id] ?? 0, { isWhole: true })
  const text =
    services.facts.fillKnown(market, device.metaDescription) ||
    translate('PDP_DESCRIPTION', { name: device.name, price })
  return {
    title: translate('PDP_TITLE', { name: device.name }),
    description: fitSentences(text, DESCRIPTION_LENGTH),
    keywords: device.metaKeywords || [device.name, device.series, ...device.modelCodes].join(', '),
  }
}

/** What the address says about the device, and what follows from it for caches and search engines. */
function readGiven(search: string, sheet: OfferSheet | null) {
  if (!sheet || search === '') return { given: NO_GIVEN_ANSWERS, page: { visibility: 'listed' as const } }
  const asked = fitOfferSearch(readOfferSearch(search), sheet)
  const own = buildOfferSearch(asked)
  const visibility = own === '' ? ('listed' as const) : ('variant' as const)
  return {
    given: toGivenAnswers(asked, sheet),
    page: { visibility, search: own, isForOneVisitor: !isStorageOnly(asked) },
  }
}

export const loadPdp: PageLoader<'pdp'> = async (request) => {
  const { market, params, services } = request
  const device = await services.catalogue.findDevice(market, params.pdp ?? '')
  if (!device) return null
  const [offerSheet, groups, series, paths, tipsPath] = await Promise.all([
    services.findOfferSheet(market, device),
    services.catalogue.findGroups(market, { kind: 'series', by: 'id', value: device.seriesId }, 1),
    services.catalogue.listSeriesDevices(market, device.seriesId, RELATED_SIZE),
    findDevicePaths(services.catalogue, device.id),
    // Undefined if it can't be read. The frame of the page loads the same content, and reports that.
    services.content.findContentPath(market, 'packing-tips').catch(() => undefined),
  ])
  const [group] = groups
  if (!group) return null
  const { given, page } = readGiven(request.search, offerSheet)
  const related = series.filter(({ id }) => id !== device.id).slice(0, RELATED_SIZE - 1)
  return {
    head: buildHead(request, device),
    data: {
      offerSheet,
      given,
      device: toPdpDevice(device, group, market),
      breadcrumbs: buildBreadcrumbs(market, group),
      related: related.map((other) => toDeviceCard(other, market)),
      tipsPath: tipsPath ?? null,
    },
    scopes: ['content', 'catalogue', 'rules'],
    parts: [`series:${device.seriesId}`],
    paths,
    isIncomplete: tipsPath === undefined,
    ...page,
  }
}
