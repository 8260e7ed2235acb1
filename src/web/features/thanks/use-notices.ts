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

/** Has the browser take notifications of the shop. */
async function subscribe(
  market: PublicMarket,
  trade: TradeView,
  pushKey: string,
): Promise<NoticesRequest | null> {
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

async function findSubscription(market: PublicMarket): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(market.routes.thankYou)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** What is chosen on this device: another one that takes push says nothing about it. */
async function findOwnChoice(market: PublicMarket, notices: Notices): Promise<Notices> {
  const isOwn = notices.choice === 'push' && (await findSubscription(market)) !== null
  return { ...notices, choice: isOwn ? 'push' : 'mail' }
}

/** The worker stays only for a sale that is kept on the device. */
async function unsubscribe(market: PublicMarket): Promise<void> {
  await (await findSubscription(market))?.unsubscribe()
  if (!readStoredSale()) await removeKeptPage(market, 'thankYou')
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a sale, not for each of its states
  useEffect(() => {
    if (!mayChoose) return
    const controller = new AbortController()
    callSale<Notices>(access, buildNoticesUrl(trade.tradeNumber), { signal: controller.signal })
      .then((result) => (result.kind === 'ok' ? findOwnChoice(market, result.data) : null))
      .then((found) => found && !controller.signal.aborted && setNotices(found))
      .catch((error: unknown) => reportProblem(error, 'page not kept'))
    return () => controller.abort()
  }, [trade.tradeNumber, mayChoose])

  async function save(request: NoticesRequest): Promise<NoticeOutcome> {
    const result = await callSale<Notices>(access, buildNoticesUrl(trade.tradeNumber), {
      method: 'PUT',
      body: request,
    })
    if (result.kind !== 'ok') return 'failed'
    // Other devices may have chosen otherwise.
    setNotices({ ...result.data, choice: request.choice })
    return 'set'
  }

  async function choosePush(pushKey: string): Promise<NoticeOutcome> {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
    const request = await subscribe(market, trade, pushKey)
    return request ? save(request) : 'failed'
  }

  async function chooseMail(): Promise<NoticeOutcome> {
    const endpoint = (await findSubscription(market))?.toJSON().endpoint
    const saved = await save({ choice: 'mail', endpoint })
    if (saved === 'set') await unsubscribe(market)
    return saved
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
