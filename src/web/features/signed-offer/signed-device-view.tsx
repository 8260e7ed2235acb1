import type { VerifyData } from '#contracts/signed-offers.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { computeFloorShareBp } from '#domain/pricing/floor-share.ts'
import type { PriceBreakdown, PriceLine } from '#domain/pricing/price-device.ts'
import type { SignedDevice, SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatShare } from '#messages/format-share.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { SelfTestLists } from '#web/trades/self-test-lists.tsx'
import { describeAnswers, describeLine } from './describe-lines.ts'

interface DeviceProps extends Pick<VerifyData, 'texts'>, Pick<SignedOffer, 'currency'> {
  readonly device: SignedDevice
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="border-t border-line py-2">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The hashes of the photos, so that whoever has them can compare. */
function SignedPhotos({ photos }: { readonly photos: NonNullable<SignedDevice['photos']> }) {
  const t = useTranslate()
  return (
    <div className="border-t border-line py-2">
      <p className="font-semibold">{t('PHOTOS_SIGNED')}</p>
      <dl className="text-small">
        {photos.map(({ itemNumber, side, sha256 }) => (
          <div key={`${itemNumber} ${side}`} className="mt-1">
            <dt>{t(SIDE_NAMES[side])}</dt>
            <dd className="font-mono text-xs wrap-anywhere">{sha256}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Answers({ device, texts }: Omit<DeviceProps, 'currency'>) {
  const t = useTranslate()
  const condition = findConditionCode(device.conditionId)
  return (
    <div>
      <h5 className="font-semibold">{t('SIGNED_OFFER_ANSWERS')}</h5>
      <dl className="mt-2">
        <Row
          label={t('SIGNED_OFFER_CONDITION')}
          value={condition ? t(`CONDITION_${condition}` as MessageKey) : String(device.conditionId)}
        />
        {describeAnswers(device.answers, texts).map(({ question, answer }) => (
          <Row key={question} label={question} value={answer} />
        ))}
      </dl>
      {device.selfTest && (
        <div className="border-t border-line py-2">
          <p className="font-semibold">{t('SELF_TEST_TESTED')}</p>
          <SelfTestLists test={device.selfTest} />
        </div>
      )}
      {device.photos && <SignedPhotos photos={device.photos} />}
    </div>
  )
}

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="min-w-0 hyphens-auto wrap-break-word">{label}</dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

interface PriceLinesProps extends Omit<DeviceProps, 'device'> {
  readonly breakdown: PriceBreakdown
}

/** How the price came about; answers that changed nothing are left out. */
function PriceLines({ breakdown, currency, texts }: PriceLinesProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { baseInCents, lines, floorInCents, roundingInCents, totalInCents } = breakdown
  const money = (cents: number, isEffect = true) => formatMoney({ ...market, currency }, cents, { isEffect })
  const labelLine = (line: PriceLine) =>
    line.question === 'CONDITION'
      ? t('BREAKDOWN_CONDITION', { condition: t(`CONDITION_${line.answer}` as MessageKey) })
      : describeLine(line, texts)
  return (
    <dl className="mt-2 text-small">
      <Line label={t('BREAKDOWN_BASE')} amount={money(baseInCents, false)} />
      {lines
        .filter(({ effectInCents }) => effectInCents !== 0)
        .map((line) => (
          <Line
            key={`${line.question} ${line.answer}`}
            label={labelLine(line)}
            amount={money(line.effectInCents)}
          />
        ))}
      {floorInCents !== 0 && (
        <Line
          label={t('BREAKDOWN_FLOOR', { share: formatShare(market.locale, computeFloorShareBp(breakdown)) })}
          amount={money(floorInCents)}
        />
      )}
      {roundingInCents !== 0 && <Line label={t('SIGNED_OFFER_ROUNDING')} amount={money(roundingInCents)} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2 font-semibold">
        <dt>{t('BREAKDOWN_TOTAL')}</dt>
        <dd className="amount">{money(totalInCents, false)}</dd>
      </div>
    </dl>
  )
}

/** One device of a signed offer: the seller's answers, and how its price came about. */
export function SignedDeviceView({ device, currency, texts }: DeviceProps) {
  const t = useTranslate()
  const storageText = useStorageText()
  const { deviceName, storageGb, itemNumbers, breakdown, priceListVersion, ruleVersion } = device
  return (
    <section className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">
      <h4 className="font-display text-title font-semibold wrap-break-word">
        {storageGb > 0 ? `${deviceName}, ${storageText(storageGb)}` : deviceName}
      </h4>
      {itemNumbers.length > 1 && <p>{t('SIGNED_OFFER_COUNT', { count: itemNumbers.length })}</p>}
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Answers device={device} texts={texts} />
        <div>
          <h5 className="font-semibold">{t('BREAKDOWN_TITLE')}</h5>
          <PriceLines breakdown={breakdown} currency={currency} texts={texts} />
          <p className="mt-3 text-small text-ink-soft">
            {t('SIGNED_OFFER_VERSIONS', { list: String(priceListVersion), rule: String(ruleVersion) })}
          </p>
        </div>
      </div>
    </section>
  )
}
