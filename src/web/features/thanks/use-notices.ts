import { useEffect, useState } from 'react'
import type { Notices, NoticesRequest } from '#contracts/notices.ts'
import { buildSaleQuery } from '#contracts/paths/offline.ts'
import { buildNoticesUrl } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { readStoredSale } from '#web/platform/browser/stored-sale.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { keepPage, removeKeptPage, waitUntilActive } from '#web/platform/offline/page-worker.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { callSale } from '#web/trades/call-sale.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'

/** What became of the seller's last choice. */
export type NoticeOutcome = 'none' | 'saving' | 'set' | 'blocked' | 'failed'

interface NoticesProps {
  readonly trade: TradeView
  readonly access: TradeAccess
}

/** Has the browser take notifications of the shop. With the key that it has subscribed with, the subscription stays. */
async function subscribe(
  market: PublicMarket,
  trade: TradeView,
  pushKey: string,
): Promise<Extract<NoticesRequest, { choice: 'push' }> | null> {
  const registration = await keepPage(market, 'thankYou', buildSaleQuery(trade))
  if (!registration) return null
  await waitUntilActive(registration)
  const { pushManager } = registration
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with an earlier key of the shop is in the way, and takes nothing any more.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  return { choice: 'push', subscription: { endpoint, p256dh: keys.p256dh, auth: keys.auth } }
}

/** The browser's one subscription, which is for all sales that it is told about. */
export async function findSubscription(market: PublicMarket): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(market.routes.thankYou)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

export interface NoticesUse {
  /** Null until they are known, and for a visitor who may not choose. */
  readonly notices: Notices | null
  readonly outcome: NoticeOutcome
  readonly choose: (choice: Notices['choice']) => Promise<void>
}

/** How the seller learns of the steps of the sale, and the choice of another way. */
export function useNotices({ trade, access }: NoticesProps): NoticesUse {
  const { market } = useShop()
  const [notices, setNotices] = useState<Notices | null>(null)
  const [outcome, setOutcome] = useState<NoticeOutcome>('none')
  const mayChoose = trade.access === 'act'

  async function save(request: NoticesRequest): Promise<Notices | null> {
    const result = await callSale<Notices>(access, buildNoticesUrl(trade.tradeNumber), {
      method: 'PUT',
      body: request,
    })
    if (result.kind !== 'ok') return null
    setNotices(result.data)
    return result.data
  }

  /** What is chosen on this device: another one that takes push says nothing about it. */
  async function load(signal: AbortSignal): Promise<void> {
    const endpoint = (await findSubscription(market))?.endpoint
    const url = buildNoticesUrl(trade.tradeNumber, endpoint)
    const result = await callSale<Notices>(access, url, { signal })
    if (result.kind !== 'ok' || signal.aborted) return
    const { choice, pushKey } = result.data
    const isNotified = endpoint !== undefined && choice === 'push'
    setNotices({ ...result.data, choice: isNotified ? 'push' : 'mail' })
    if (!isNotified || pushKey === null) return
    // The shop may have another key by now, and with that the browser another subscription.
    const request = await subscribe(market, trade, pushKey)
    if (request && request.subscription.endpoint !== endpoint) await save(request)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a sale, not for each of its states
  useEffect(() => {
    if (!mayChoose) return
    const controller = new AbortController()
    load(controller.signal).catch((error: unknown) => reportProblem(error, 'page not kept'))
    return () => controller.abort()
  }, [trade.tradeNumber, mayChoose])

  async function choosePush(pushKey: string): Promise<NoticeOutcome> {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
    const request = await subscribe(market, trade, pushKey)
    return request && (await save(request)) ? 'set' : 'failed'
  }

  async function chooseMail(): Promise<NoticeOutcome> {
    const subscription = await findSubscription(market)
    const saved = await save({ choice: 'mail', endpoint: subscription?.endpoint })
    if (!saved) return 'failed'
    if (saved.hasOtherSales) return 'set'
    await subscription?.unsubscribe()
    // The worker stays only for a sale that is kept on the device.
    if (!readStoredSale()) await removeKeptPage(market, 'thankYou')
    return 'set'
  }

  async function choose(choice: Notices['choice']): Promise<void> {
    if (!notices?.pushKey || outcome === 'saving') return
    setOutcome('saving')
    const chosen = choice === 'push' ? choosePush(notices.pushKey) : chooseMail()
    setOutcome(
      await chosen.catch((error: unknown): NoticeOutcome => {
        reportProblem(error, 'page not kept')
        return 'failed'
      }),
    )
  }
  return { notices, outcome, choose }
}
