import { buildErasureCertificatePath } from '#contracts/paths/device-erasure.ts'
import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { buildPaperQuery } from '#web/trades/paper-url.ts'

/** A sale of many devices has many certificates, which would push everything else away. */
const MAX_OPEN_DEVICES = 3

interface DeviceProps {
  readonly trade: TradeView
  readonly item: TradeItem
  readonly erasure: NonNullable<TradeItem['erasure']>
}

function ErasedDevice({ trade, item, erasure }: DeviceProps) {
  const t = useTranslate()
  const day = useDayText()
  const { name, number } = item
  if (erasure.method === null) return <li className="text-small">{t('ERASED_WITHDRAWN', { name })}</li>
  const path = buildErasureCertificatePath(trade.tradeNumber, String(number))
  return (
    <li className="text-small">
      <p className="font-medium">{t('ERASED_DEVICE', { name, date: day(erasure.recordedAt) })}</p>
      <a
        href={path + buildPaperQuery(trade)}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {t('ERASED_DOWNLOAD')} <span className="sr-only">{name}</span>
      </a>
    </li>
  )
}

/** The certificates of the devices that were erased. Nothing before there is one: nothing is promised. */
export function ErasedDevices({ trade }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const erased = trade.items.flatMap((item) => (item.erasure ? [{ item, erasure: item.erasure }] : []))
  const list = (
    <ul className="mt-4 grid gap-4">
      {erased.map(({ item, erasure }) => (
        <ErasedDevice key={item.number} trade={trade} item={item} erasure={erasure} />
      ))}
    </ul>
  )
  // Where every record was taken back, nothing may say that something is erased.
  if (erased.every(({ erasure }) => erasure.method === null)) return list
  return (
    <section aria-labelledby="erased-devices" className="min-w-0">
      <h3 id="erased-devices" className="text-title">
        {t('ERASED_TITLE')}
      </h3>
      <p className="mt-2 max-w-text">{t('ERASED_TEXT')}</p>
      {erased.length <= MAX_OPEN_DEVICES ? (
        list
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {t('ERASED_ALL', { count: erased.length })}
          </summary>
          {list}
        </details>
      )}
    </section>
  )
}
