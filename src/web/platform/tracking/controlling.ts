import type { ControllingData } from '#contracts/controlling.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import { CLIENT_ID_FAILURE, CONTROLLING_FAILURE, CONTROLLING_PATH } from '#contracts/paths/tracking.ts'
import type { ControllingEventName } from '#domain/analytics/controlling-event.ts'
import { CLIENT_ID_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { CONTROLLING_APPLICATION_PREFIX } from '#domain/markets/shop-constants.ts'
import { redactPath } from '#domain/routing/redact-path.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { readConsent, whenGranted } from '#web/platform/tracking/consent.ts'
import { readCookie } from './tracking-cookie.ts'

export type ControllingShop = Pick<ShopShell, 'market'> & {
  /** The page of the event; defaults to the current one. */
  readonly url?: string
}

/** A page address that controlling may store: without its query and without the token of a secret link. */
export const describePage = (
  { market }: ControllingShop,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'> = location,
) => ({ market, url: origin + redactPath(market, pathname) })

const buildRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  // Still sent when the visitor leaves the page.
  keepalive: true,
})

/** An event without an id counts, too. */
async function newClientId(): Promise<string> {
  try {
    const { createClientId } = await import('./client-id.ts')
    return await createClientId()
  } catch (error) {
    reportProblem(error, CLIENT_ID_FAILURE)
    return ''
  }
}

/**
 * Sends an event to controlling, with consent only. Every failure is the same error to the caller, with its reason as
 * cause.
 */
export async function sendControlling<Name extends ControllingEventName>(
  shop: ControllingShop,
  eventName: Name,
  data: ControllingData<Name>,
): Promise<void> {
  const { market, url = describePage(shop).url } = shop
  const applicationId = CONTROLLING_APPLICATION_PREFIX + market.id.toUpperCase()
  const clientId = readCookie(CLIENT_ID_COOKIE) || (await newClientId())
  // The visitor may have withdrawn consent meanwhile.
  if (readConsent() !== 'granted') return
  const body = { clientId, applicationId, url, eventName, data }
  try {
    const { ok, status } = await fetch(CONTROLLING_PATH, buildRequest(body))
    if (!ok) throw new Error(`Status ${status}`)
  } catch (cause) {
    throw new Error(CONTROLLING_FAILURE, { cause })
  }
}

/** A failure stops neither cart nor trade. */
export const reportControllingFailure = (error: unknown): void => reportProblem(error, CONTROLLING_FAILURE)

/** For callers that do not wait: it waits for consent, and a failure stops neither cart nor trade. */
export function reportControlling<Name extends ControllingEventName>(
  shop: ControllingShop,
  eventName: Name,
  data: ControllingData<Name>,
): void {
  const here = { ...describePage(shop), ...shop }
  whenGranted(() => void sendControlling(here, eventName, data).catch(reportControllingFailure))
}
