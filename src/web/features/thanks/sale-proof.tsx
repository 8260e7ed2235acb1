import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SignedOfferDownload } from '#web/trades/signed-offer-download.tsx'
import { ErasedDevices } from './erased-devices.tsx'
import { LockedFindings } from './locked-findings.tsx'
import { TradeFile, type TradeFileProps } from './trade-file.tsx'

const hasLockedFindings = ({ items }: TradeView): boolean =>
  items.some(({ lockedFindings = [] }) => lockedFindings.length > 0)

/** Everything that a seller can hold us to, in the order in which it comes to be. Each has its own component. */
export function SaleProof({ trade, access }: TradeFileProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="sale-proof" className="grid min-w-0 gap-6">
      <h2 id="sale-proof" className="text-section">
        {t('PROOF_SECTION')}
      </h2>
      <SignedOfferDownload trade={trade} />
      {hasLockedFindings(trade) && <LockedFindings trade={trade} />}
      {trade.items.some(({ erasure }) => erasure) && <ErasedDevices trade={trade} />}
      <TradeFile trade={trade} access={access} />
    </section>
  )
}
