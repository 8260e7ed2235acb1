import { CONTROLLING_FAILURE, CONTROLLING_PATH } from '#contracts/api-paths.ts'
import type { ControllingData, ControllingEventName } from '#contracts/controlling.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import { CLIENT_ID_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { CONTROLLING_APPLICATION_PREFIX } from '#domain/markets/shop-constants.ts'
import { reportablePath } from '#domain/routing/reportable-path.ts'
import { readConsent, whenGranted } from '#web/platform/consent/consent.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { readCookie } from './tracking-cookie.ts'

export type ControllingShop = Pick<ShopShell, 'market'> & {
  /** The page where it happened; without one it is the page that is shown. */
  readonly url?: string
}

/** A page as controlling may know it: without its query and without the token of a secret link. */
export const pageOf = (
  { market }: ControllingShop,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'> = location,
) => ({ market, url: origin + reportablePath(market, pathname) })

const requestOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  // It is still sent when the visitor has gone on to another page.
  keepalive: true,
})

/** An event counts also when there is no id for it. */
async function newClientId(): Promise<string> {
  try {
    const { createClientId } = await import('./client-id.ts')
    return await createClientId()
  } catch (error) {
    reportProblem(error)
    return ''
  }
}

/** Sends an event to controlling, with consent only; whatever fails is the same error to the caller, with its reason as cause. */
export async function sendControlling<Name extends ControllingEventName>(
  shop: ControllingShop,
  eventName: Name,
  data: ControllingData<Name>,
): Promise<void> {
  const { market, url = pageOf(shop).url } = shop
  const applicationId = CONTROLLING_APPLICATION_PREFIX + market.id.toUpperCase()
  const clientId = readCookie(CLIENT_ID_COOKIE) || (await newClientId())
  // The visitor may have changed his mind meanwhile.
  if (readConsent() !== 'granted') return
  const body = { clientId, applicationId, url, eventName, data }
  try {
    const { ok, status } = await fetch(CONTROLLING_PATH, requestOf(body))
    if (!ok) throw new Error(`Status ${status}`)
  } catch (cause) {
    throw new Error(CONTROLLING_FAILURE, { cause })
  }
}

/** The same for callers that go on at once: it waits for consent, and a failure stops neither cart nor trade. */
export function reportControlling<Name extends ControllingEventName>(
  shop: ControllingShop,
  eventName: Name,
  data: ControllingData<Name>,
): void {
  const here = { ...pageOf(shop), ...shop }
  whenGranted(() => void sendControlling(here, eventName, data).catch(reportProblem))
}
