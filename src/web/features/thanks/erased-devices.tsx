import { buildErasureCertificatePath } from '#contracts/paths/device-erasure.ts'
import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { buildPaperQuery } from '#web/trades/paper-url.ts'

/** A sale of many devices has many certificates, which would push everything else away. */
const MAX_OPEN_DEVICES = 3

interface RecordedDevice extends Pick<TradeItem, 'name' | 'number'> {
  readonly erasure: NonNullable<TradeItem['erasure']>
}

interface CertificatesProps {
  readonly trade: TradeView
  readonly devices: readonly RecordedDevice[]
}

function CertificateList({ trade, devices }: CertificatesProps) {
  const t = useTranslate()
  const day = useDayText()
  return (
    <ul className="mt-4 grid gap-4">
      {devices.map(({ name, number, erasure }) => (
        <li key={number} className="text-small">
          <p className="font-medium">{t('ERASED_DEVICE', { name, date: day(erasure.recordedAt) })}</p>
          <a
            href={buildErasureCertificatePath(trade.tradeNumber, String(number)) + buildPaperQuery(trade)}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {t('ERASED_DOWNLOAD')} <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Certificates({ trade, devices }: CertificatesProps) {
  const t = useTranslate()
  const count = devices.length
  const list = <CertificateList trade={trade} devices={devices} />
  return (
    <>
      <p className="mt-2 max-w-text">{t('ERASED_TEXT', { count })}</p>
      {count <= MAX_OPEN_DEVICES ? (
        list
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {t('ERASED_ALL', { count })}
          </summary>
          {list}
        </details>
      )}
    </>
  )
}

/** Equal devices are told apart by their number, which is on the certificate, too. */
function nameDevice({ tradeNumber, items }: TradeView, { name, number }: TradeItem): string {
  const isAlone = items.filter((item) => item.name === name).length === 1
  return isAlone ? name : `${name} (${tradeNumber}-${number})`
}

/** The certificates of the devices that were erased, and those that don't count. Nothing before there is one: nothing is promised. */
export function ErasedDevices({ trade }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const recorded = trade.items.flatMap((item) => {
    const { number, erasure } = item
    return erasure ? [{ name: nameDevice(trade, item), number, erasure }] : []
  })
  const erased = recorded.filter(({ erasure }) => erasure.method !== null)
  const withdrawn = recorded.filter(({ erasure }) => erasure.method === null)
  return (
    <section aria-labelledby="erased-devices" className="min-w-0">
      <h3 id="erased-devices" className="text-title">
        {t(erased.length > 0 ? 'ERASED_TITLE' : 'ERASED_NONE_TITLE')}
      </h3>
      {erased.length > 0 && <Certificates trade={trade} devices={erased} />}
      {withdrawn.map(({ name, number }) => (
        <p key={number} className="mt-3 max-w-text text-small">
          {t('ERASED_WITHDRAWN', { name })}
        </p>
      ))}
    </section>
  )
}
