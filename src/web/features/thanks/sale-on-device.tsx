import { useEffect, useState } from 'react'
import { buildSaleQuery } from '#contracts/paths/offline.ts'
import type { TradeView } from '#contracts/trades.ts'
import { KEPT_SALE_DAYS, summariseSale } from '#domain/trades/kept-sale.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import {
  forgetStoredSale,
  readStoredSale,
  renewStoredSale,
  storeSale,
} from '#web/platform/browser/stored-sale.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { canKeepPages, keepPage, removeKeptPage, waitUntilActive } from '#web/platform/offline/page-worker.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { NoticeChoice } from './notice-choice.tsx'
import { findSubscription, useNotices } from './use-notices.ts'

interface OnDeviceProps {
  readonly trade: TradeView
  readonly access: TradeAccess
}

type Keeping = 'none' | 'kept' | 'removed' | 'failed'

const isOver = ({ items }: TradeView): boolean =>
  TRADE_STATUS_TEXTS[computeTradeStatus(items.map(({ state }) => state))].phase === 'over'

const isKept = ({ tradeNumber }: TradeView): boolean => readStoredSale()?.tradeNumber === tradeNumber

/** Keeps the last state of a sale on this device, if its seller wants that, and until the sale is over. */
function useKeeping({ trade }: Pick<OnDeviceProps, 'trade'>) {
  const { market, hasOfflinePages } = useShop()
  const [keeping, setKeeping] = useState<Keeping>(() => (isKept(trade) ? 'kept' : 'none'))
  const removePage = async () => {
    // The worker also takes the notifications of every sale that this browser is told about.
    if (!(await findSubscription(market))) await removeKeptPage(market, 'thankYou')
  }
  const remove = () => {
    forgetStoredSale()
    return removePage().catch((error: unknown) => reportProblem(error, 'page not kept'))
  }
  const keepOn = async () => {
    const registration = await keepPage(market, 'thankYou', buildSaleQuery(trade))
    // Before that nothing is kept: the page can be of another build, or space short.
    if (registration) await waitUntilActive(registration)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, whose build may be newer than what is kept
  useEffect(() => {
    // Switched off: the worker removes the page and itself, and what only the page can reach goes with it.
    if (!hasOfflinePages) forgetStoredSale()
    else if (keeping === 'kept' && !isOver(trade))
      keepOn().catch((error: unknown) => reportProblem(error, 'page not kept'))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the sale is all that has to be stored
  useEffect(() => {
    if (!isKept(trade)) return
    if (isOver(trade)) remove()
    else renewStoredSale(summariseSale(trade, Date.now()))
  }, [trade])
  const keep = async () => {
    try {
      storeSale(summariseSale(trade, Date.now()))
      await keepOn()
      setKeeping('kept')
    } catch (error) {
      reportProblem(error, 'page not kept')
      forgetStoredSale()
      setKeeping('failed')
    }
  }
  return { keeping, keep, remove: () => remove().then(() => setKeeping('removed')) }
}

interface KeepOnDeviceProps {
  readonly keeping: Keeping
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** Keeps the sale on this device, or removes it. What is kept is said before, because others may use the device, too. */
function KeepOnDevice({ keeping, onKeep, onRemove }: KeepOnDeviceProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="on-device">
      <h2 id="on-device" className="text-title">
        {t('DEVICE_KEEP_TITLE')}
      </h2>
      <div role="status" className="mt-1 max-w-text text-ink-soft">
        {keeping === 'kept' && <p>{t('DEVICE_KEPT', { days: KEPT_SALE_DAYS })}</p>}
        {keeping === 'removed' && <p>{t('DEVICE_REMOVED')}</p>}
        {keeping === 'failed' && <p className="text-error">{t('DEVICE_FAILED')}</p>}
      </div>
      {keeping === 'kept' ? (
        <button type="button" onClick={onRemove} className={`${BUTTON_STYLES.secondary} mt-4 max-sm:w-full`}>
          {t('DEVICE_REMOVE')}
        </button>
      ) : (
        <>
          <p className="mt-1 max-w-text text-ink-soft">{t('DEVICE_KEEP_TEXT')}</p>
          <p className="mt-2 max-w-text text-small text-ink-soft">{t('DEVICE_KEEP_WHAT')}</p>
          <button type="button" onClick={onKeep} className={`${BUTTON_STYLES.secondary} mt-4 max-sm:w-full`}>
            {t('DEVICE_KEEP_BUTTON')}
          </button>
        </>
      )}
    </section>
  )
}

/** What the seller's device can do for an open sale: tell its steps, and show it without a network. */
function OpenSaleOnDevice({ trade, access, keeping, onKeep, onRemove }: OnDeviceProps & KeepOnDeviceProps) {
  const choice = useNotices({ trade, access })
  const removeAll = async () => {
    // Whoever takes the sale from a device wants nothing to be shown about it there.
    if (choice.notices?.choice === 'push') await choice.choose('mail')
    onRemove()
  }
  return (
    <>
      <NoticeChoice {...choice} />
      <KeepOnDevice keeping={keeping} onKeep={onKeep} onRemove={removeAll} />
    </>
  )
}

/** Nothing for a sale that is over, but that what was kept of it is removed. */
export function SaleOnDevice({ trade, access }: OnDeviceProps) {
  const { hasOfflinePages } = useShop()
  const { keeping, keep, remove } = useKeeping({ trade })
  if (!hasOfflinePages || !canKeepPages() || isOver(trade)) return null
  return <OpenSaleOnDevice trade={trade} access={access} keeping={keeping} onKeep={keep} onRemove={remove} />
}
