import { useEffect } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { usePreparedDates } from '#web/platform/i18n/day-text.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { reportTradeCreated } from '#web/platform/tracking/sale-events.ts'
import { SignedOfferDownload } from '#web/trades/signed-offer-download.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { CancelSale, type SaleChangeProps } from './cancel-sale.tsx'
import { DeviceProgress } from './device-progress.tsx'
import { FrozenSale } from './frozen-sale.tsx'
import { LockTasks } from './lock-tasks.tsx'
import { ReadOnlyHint, ReplaceLink } from './outdated-link.tsx'
import { Packing } from './packing.tsx'
import { Parcel } from './parcel.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { SaleAccount } from './sale-account.tsx'
import { SaleHead, SaleNumbers } from './sale-head.tsx'
import { SaleTimeline } from './sale-timeline.tsx'
import { SavePayout } from './save-payout.tsx'
import { SoldDevices } from './sold-devices.tsx'
import { TradeFile } from './trade-file.tsx'

/*
 * Parts that few sales have. No Suspense of their own: the sale is shown in a transition (`useTrade`), which waits for their
 * script. Arriving later, they would push down what the visitor is already reading.
 */

/** Most sales are open: only a paid one is reviewed. */
const SaleReview = lazyPart(() => import('./sale-review.tsx').then((part) => part.SaleReview))

/** Only some markets' law asks for a document. */
const IdentitySection = lazyPart(() => import('./identity-section.tsx').then((part) => part.IdentitySection))

/** Nothing is locked before a device is inspected. */
const LockedFindings = lazyPart(() => import('./locked-findings.tsx').then((part) => part.LockedFindings))

/** Nothing is erased before it is bought. */
const ErasedDevices = lazyPart(() => import('./erased-devices.tsx').then((part) => part.ErasedDevices))

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

const hasLockedFindings = ({ items }: TradeView): boolean =>
  items.some(({ lockedFindings = [] }) => lockedFindings.length > 0)

interface ShownSaleProps extends SaleChangeProps {
  readonly tipsPath: string | null
}

/** The identity document, where the law asks for one and the sale goes on. */
function Identity(props: SaleChangeProps) {
  const { identity, items } = props.trade
  const status = computeTradeStatus(items.map(({ state }) => state))
  if (!identity || TRADE_STATUS_TEXTS[status].phase === 'over') return null
  return <IdentitySection {...props} identity={identity} />
}

/** What there is to do before the parcel is on its way. */
function OpenSale(props: ShownSaleProps) {
  const { trade, tipsPath } = props
  return (
    <div className="grid min-w-0 gap-12">
      <Parcel trade={trade} />
      <SavePayout tradeNumber={trade.tradeNumber} />
      <LockTasks trade={trade} />
      <Packing tipsPath={tipsPath} />
      <Identity {...props} />
    </div>
  )
}

/** How the devices are doing. A review comes first when nothing else is left to do. */
function SentSale(props: ShownSaleProps) {
  const { trade } = props
  const review = (trade.canReview || trade.review) && <SaleReview {...props} />
  const isOver = trade.status === 'COMPLETED'
  return (
    <div className="grid min-w-0 gap-10">
      <Identity {...props} />
      {isOver && review}
      <DeviceProgress trade={trade} />
      {!isOver && review}
    </div>
  )
}

/** A sale: label and code until it is sent, then the status of each device. */
export function ShownSale(props: ShownSaleProps) {
  const { trade } = props
  usePreparedDates()
  useTradeEvent(trade)
  const isOpen = trade.status === 'OPEN'
  return (
    <>
      <SaleHead trade={trade} />
      {isOpen && <SaleTimeline trade={trade} />}
      {trade.payoutWait?.kind === 'frozen' && <FrozenSale />}
      <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        {isOpen ? <OpenSale {...props} /> : <SentSale {...props} />}
        <div className="grid min-w-0 gap-10">
          {isOpen && <SaleNumbers trade={trade} />}
          <SoldDevices trade={trade} />
          <SignedOfferDownload trade={trade} />
          {trade.items.some(({ erasure }) => erasure) && <ErasedDevices trade={trade} />}
          {hasLockedFindings(trade) && <LockedFindings trade={trade} />}
          <TradeFile trade={trade} access={props.access} />
          {tradeWorthInCents(trade.items, null) > 0 && <PayoutAccount {...props} />}
          {trade.canCancel && <CancelSale {...props} />}
          {trade.access === 'read' ? <ReadOnlyHint trade={trade} /> : <ReplaceLink access={props.access} />}
          {trade.access === 'act' && <SaleAccount access={props.access} />}
        </div>
      </div>
    </>
  )
}
