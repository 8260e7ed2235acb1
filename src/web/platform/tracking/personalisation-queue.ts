import { type PagePayload, PERSONALISATION_POLICY } from '#contracts/page-payload.ts'
import { PERSONALISATION_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import type { EcommerceSum } from './data-layer.ts'
import type { Personalisation } from './personalisation.ts'
import { readCookie, writeCookie } from './tracking-cookie.ts'

interface RecommendationContext {
  readonly type: 'HOMEPAGE' | 'CATEGORY' | 'PRODUCT' | 'CART' | 'OTHER'
  readonly data?: readonly string[]
}

/** What the service's script finds when it starts: earlier calls, and the page's context. */
interface ServiceQueue {
  userId: string
  recommendationContext: RecommendationContext
  API: ((...call: readonly unknown[]) => void) & { actions?: (readonly unknown[])[] }
}

declare global {
  interface Window {
    DY?: ServiceQueue
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string }
    }
  }
}

/** Calls queue up until the service's script has loaded and takes the function over. */
function createApi(): ServiceQueue['API'] {
  const api: ServiceQueue['API'] = (...call) => {
    api.actions = [...(api.actions ?? []), call]
  }
  return api
}

let isLoaded = false

function loadScript(url: string): void {
  if (isLoaded) return
  isLoaded = true
  const rules = { createScriptURL: (address: string) => address }
  const script = document.createElement('script')
  script.async = true
  script.src = window.trustedTypes?.createPolicy(PERSONALISATION_POLICY, rules).createScriptURL(url) ?? url
  document.head.append(script)
}

function openQueue(script: string | null): ServiceQueue {
  if (window.DY) return window.DY
  const userId = readCookie(PERSONALISATION_COOKIE) || randomUuid()
  // An existing id is also extended to a year from now.
  writeCookie(PERSONALISATION_COOKIE, userId)
  window.DY = { userId, recommendationContext: { type: 'OTHER' }, API: createApi() }
  if (script) loadScript(script)
  return window.DY
}

function buildContext({ screen, data }: PagePayload): RecommendationContext {
  if (screen === 'home') return { type: 'HOMEPAGE' }
  if (screen === 'checkout') return { type: 'CART' }
  if (data && 'device' in data) return { type: 'PRODUCT', data: [String(data.device.id)] }
  if (data && 'deviceCount' in data) return { type: 'CATEGORY', data: [data.category.id] }
  if (data && 'groups' in data && data.kind !== 'search') return { type: 'CATEGORY', data: [data.name] }
  return { type: 'OTHER' }
}

const buildCart = ({ items }: EcommerceSum) =>
  items.map(({ item_id, quantity, price }) => ({ productId: item_id, quantity, itemPrice: price }))

/** The service behind its queue; the installation configures the address of its script. */
export function openPersonalisation(script: string | null): Personalisation {
  const queue = openQueue(script)
  const report = (name: string, properties: object) => queue.API('event', { name, properties })
  return {
    reportAddToCart(sum) {
      const [item] = buildCart(sum)
      const { value, currency } = sum
      report('Add to Cart', { dyType: 'add-to-cart-v1', value, currency, ...item, cart: buildCart(sum) })
    },
    reportPurchase(transactionId, sum) {
      const { value, currency } = sum
      const uniqueTransactionId = String(transactionId)
      report('Purchase', {
        dyType: 'purchase-v1',
        uniqueTransactionId,
        value,
        currency,
        cart: buildCart(sum),
      })
    },
    showPage(payload) {
      queue.recommendationContext = buildContext(payload)
    },
  }
}
