import type { SubscriptionView } from '#contracts/newsletter.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import type { FoundSubscription } from '#server/modules/newsletter/newsletter.service.ts'
import type { PageLoader, PageRequest } from './page-loader.ts'

/** The subscriber's devices by name, in the order they were chosen; devices that are gone are left out. */
async function listDevices({ market, services }: PageRequest, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { devices } = await services.catalogue.listDevices(market, { filter: { ids } }, ids.length)
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}

async function toSubscriptionView(
  request: PageRequest,
  subscription: FoundSubscription,
): Promise<SubscriptionView> {
  const { email, deviceIds, ...rest } = subscription
  return { ...rest, maskedEmail: maskEmail(email), devices: await listDevices(request, deviceIds) }
}

/** A subscription by its link. Opening it confirms nothing: mail scanners open links, too. */
export const loadNewsletterEnrich: PageLoader<'newsletterEnrich'> = async (request) => {
  const { market, params, services, translate } = request
  const found = await services.findSubscription(params.emailHash ?? '')
  const subscription = found && (await toSubscriptionView(request, found))
  const title = subscription ? 'SCREEN_NEWSLETTER_ENRICH' : 'NEWSLETTER_GONE'
  const head = { title: translate(title), description: translate('SCREEN_NEWSLETTER_ENRICH_LEAD') }
  if (!subscription)
    return { head, data: { subscription, categories: [] }, scopes: [], visibility: 'secret', statusCode: 404 }
  const categories = (await services.catalogue.listCategories(market)).map(({ id, name }) => ({ id, name }))
  return { head, data: { subscription, categories }, scopes: [], visibility: 'secret' }
}
