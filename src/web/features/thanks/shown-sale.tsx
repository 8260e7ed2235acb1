import { useEffect } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { usePreparedDates } from '#web/platform/i18n/day-text.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { reportTradeCreated } from '#web/platform/tracking/sale-events.ts'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { CancelSale, type SaleChangeProps } from './cancel-sale.tsx'
import { DevicePhotos } from './device-photos.tsx'
import { DeviceProgress } from './device-progress.tsx'
import { DevicesGlance } from './devices-glance.tsx'
import { FrozenSale } from './frozen-sale.tsx'
import { JourneyStory } from './journey-story.tsx'
import { LockTasks } from './lock-tasks.tsx'
import { ReadOnlyHint, ReplaceLink } from './outdated-link.tsx'
import { Packing } from './packing.tsx'
import { Parcel } from './parcel.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { SaleAccount } from './sale-account.tsx'
import { SaleHead, SaleNumbers } from './sale-head.tsx'
import { SaleNews } from './sale-news.tsx'
import { SaleProof } from './sale-proof.tsx'
import { SavePayout } from './save-payout.tsx'
import { SoldDevices } from './sold-devices.tsx'

/*
 * Parts that few sales have. No Suspense of their own: the sale is shown in a transition (`useTrade`), which waits for their
 * script. Arriving later, they would push down what the visitor is already reading.
 */

/** Most sales are open: only a paid one is reviewed. */
const SaleReview = lazyPart(() => import('./sale-review.tsx').then((part) => part.SaleReview))

/** The page without script is read only, and rendered at once: no part of it may still be loading. */
const isWithoutScript = (): boolean => typeof document === 'undefined'

/** Only some markets' law asks for a document. */
const IdentitySection = lazyPart(() => import('./identity-section.tsx').then((part) => part.IdentitySection))

/** Reports a new sale: only in the browser that has just created it, not each time the link in a mail is opened. */
function useTradeEvent(trade: TradeView): void {
  const shop = useShop()
  const { transactionId } = useCart()
  useEffect(() => {
    if (trade.transactionId !== transactionId) return
    const { currency, totalInCents, voucher, devices } = trade
    reportTradeCreated(shop, { transactionId, currency, totalInCents, voucher, lines: devices })
  }, [shop, trade, transactionId])
}

/** Beside what the sale itself needs. */
const SaleOnDevice = lazyPart(() => import('./sale-on-device.tsx').then((part) => part.SaleOnDevice))

export interface ShownSaleProps extends SaleChangeProps {
  readonly tipsPath: string | null
  /** Whether the seller has just changed it here. */
  readonly isOwnChange: boolean
}

/** The identity document, where the law asks for one and the sale goes on. */
function Identity(props: SaleChangeProps) {
  const { identity, items } = props.trade
  const status = computeTradeStatus(items.map(({ state }) => state))
  if (!identity || isWithoutScript() || TRADE_STATUS_TEXTS[status].phase === 'over') return null
  return <IdentitySection {...props} identity={identity} />
}

/** What there is to do before the parcel is on its way. */
function listOpenParts(props: ShownSaleProps) {
  const { trade, tipsPath } = props
  return [
    <Parcel key="parcel" trade={trade} />,
    <SavePayout key="save" tradeNumber={trade.tradeNumber} />,
    <LockTasks key="locks" trade={trade} />,
    <DevicePhotos key="photos" {...props} />,
    <Packing key="packing" tipsPath={tipsPath} />,
    <Identity key="identity" {...props} />,
  ]
}

/** How the devices are doing. A review comes first when nothing else is left to do. */
function listSentParts(props: ShownSaleProps) {
  const { trade } = props
  const review = (trade.canReview || trade.review) && !isWithoutScript() && (
    <SaleReview key="review" {...props} />
  )
  const isOver = trade.status === 'COMPLETED'
  return [
    <Identity key="identity" {...props} />,
    isOver && review,
    <DevicesGlance key="glance" trade={trade} />,
    <DeviceProgress key="devices" trade={trade} />,
    <JourneyStory key="journey" trade={trade} />,
    !isOver && review,
  ]
}

/** A sale: label and code until it is sent, then its way to the money. */
export function ShownSale(props: ShownSaleProps) {
  const { trade, isOwnChange } = props
  usePreparedDates()
  useTradeEvent(trade)
  const isOpen = trade.status === 'OPEN'
  return (
    <>
      <SaleHead trade={trade} isOwnChange={isOwnChange} />
      <SaleNews trade={trade} isOwnChange={isOwnChange} />
      {trade.payoutWait?.kind === 'frozen' && <FrozenSale />}
      <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        {/* One list with keys: what is typed into a part outlives the moment in which the parcel is scanned. */}
        <div className="grid min-w-0 gap-12">{isOpen ? listOpenParts(props) : listSentParts(props)}</div>
        <div className="grid min-w-0 gap-10">
          {isOpen && <SaleNumbers trade={trade} />}
          <SoldDevices trade={trade} />
          <SaleProof trade={trade} access={props.access} />
          {tradeWorthInCents(trade.items, null) > 0 && <PayoutAccount {...props} />}
          {!isWithoutScript() && <SaleOnDevice {...props} />}
          {trade.canCancel && <CancelSale {...props} />}
          {trade.access === 'read' && !isWithoutScript() && <ReadOnlyHint trade={trade} />}
          {trade.access === 'act' && <ReplaceLink access={props.access} />}
          {trade.access === 'act' && <SaleAccount access={props.access} />}
        </div>
      </div>
    </>
  )
}
