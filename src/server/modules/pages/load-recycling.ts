import type { RecyclingForm } from '#contracts/recycling.ts'
import { buildRecyclingSearch, readRecyclingSearch } from '#domain/recycling/recycling-search.ts'
import type { PageLoader, PageRequest } from './page-loader.ts'

/** The name of the device whose page led here; empty without one, or while the catalogue can't be read. */
async function findDeviceName({ market, services }: PageRequest, url: string | null): Promise<string> {
  if (url === null) return ''
  const device = await services.catalogue.findDevice(market, url).catch(() => null)
  return device?.name ?? ''
}

/** The form for a free recycling label. */
export const loadRecycling: PageLoader<'recycling'> = async (request) => {
  const { market, services, search, translate } = request
  const view = readRecyclingSearch(search)
  const tipsPath = await services.content.findContentPath(market, 'packing-tips').catch(() => null)
  const device = view.kind === 'open' ? await findDeviceName(request, view.deviceUrl) : ''
  const form: RecyclingForm = view.kind === 'sent' ? view : { kind: 'open', device }
  return {
    head: { title: translate('SCREEN_RECYCLING'), description: translate('SCREEN_RECYCLING_LEAD') },
    data: { form, tipsPath },
    scopes: ['content'],
    visibility: search === '' ? 'listed' : view.kind === 'sent' ? 'unlisted' : 'variant',
    search: buildRecyclingSearch(view),
    // One page per device would fill the memory for a name in a field.
    isForOneVisitor: device !== '',
  }
}

/** A recycling parcel by its link. */
export const loadRecyclingStatus: PageLoader<'recyclingStatus'> = async ({ params, services, translate }) => {
  const parcel = await services.findRecyclingStatus(params.parcel ?? '', params.id ?? '')
  if (!parcel) return null
  return {
    head: {
      title: translate('SCREEN_RECYCLING_STATUS'),
      description: translate('SCREEN_RECYCLING_STATUS_LEAD'),
    },
    data: { parcel },
    scopes: [],
    visibility: 'secret',
  }
}
