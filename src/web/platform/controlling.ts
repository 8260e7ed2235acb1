import type { ControllingData, ControllingEventName } from '#contracts/controlling.ts'
import { CONTROLLING_FAILURE, CONTROLLING_PATH } from '#contracts/controlling-path.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import { CONTROLLING_APPLICATION_PREFIX } from '#domain/markets/shop-constants.ts'
import { reportablePath } from '#domain/routing/reportable-path.ts'
import { reportProblem } from './report-problem.ts'

export type ControllingShop = Pick<ShopShell, 'market'>

/** The page as controlling may know it: without its query and without the token of a secret link. */
const reportableUrl = ({ market }: ControllingShop): string =>
  location.origin + reportablePath(market, location.pathname)

const requestOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  // It is still sent when the visitor has gone on to another page.
  keepalive: true,
})

/** Sends an event to controlling; whatever fails is the same error to the caller, with its reason as cause. */
export async function sendControlling<Name extends ControllingEventName>(
  shop: ControllingShop,
  eventName: Name,
  data: ControllingData<Name>,
): Promise<void> {
  const applicationId = CONTROLLING_APPLICATION_PREFIX + shop.market.id.toUpperCase()
  const body = { clientId: '', applicationId, url: reportableUrl(shop), eventName, data }
  try {
    const { ok, status } = await fetch(CONTROLLING_PATH, requestOf(body))
    if (!ok) throw new Error(`Status ${status}`)
  } catch (cause) {
    throw new Error(CONTROLLING_FAILURE, { cause })
  }
}

/** The same for callers that go on at once: a failure is reported and stops neither cart nor trade. */
export function reportControlling<Name extends ControllingEventName>(
  ...event: Parameters<typeof sendControlling<Name>>
): void {
  sendControlling(...event).catch(reportProblem)
}
