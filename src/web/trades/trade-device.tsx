import type { TradeItem } from '#contracts/trade-items.ts'
import type { Currency } from '#domain/money/currency.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { ItemGroup } from './trade-item-groups.ts'
import { StatusChip } from './trade-status-chip.tsx'
import { ITEM_STATE_TEXTS, TRADE_STATUS_TEXTS } from './trade-status-text.ts'

interface PriceProps extends ItemGroup {
  readonly currency: Currency
}

/** The original offer, the result of the inspection, any extras, and the total. */
function priceLines({ priceInCents, settledInCents, bonusInCents }: TradeItem) {
  if (settledInCents === null) return [{ key: 'SALE_QUOTED', cents: priceInCents }] as const
  return [
    { key: 'SALE_QUOTED', cents: priceInCents },
    ...(settledInCents === priceInCents ? [] : [{ key: 'SALE_CHECKED', cents: settledInCents } as const]),
    ...(bonusInCents === 0 ? [] : [{ key: 'SALE_BONUS', cents: bonusInCents } as const]),
    { key: 'SALE_SETTLED', cents: settledInCents + bonusInCents },
  ] as const
}

function Prices({ item, count, currency }: PriceProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <dl className="grid gap-1 text-small">
      {priceLines(item).map(({ key, cents }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 last:font-semibold">
          <dt className="min-w-0">{t(key)}</dt>
          {/* The trade's own currency: the reader may have changed the market since. */}
          <dd className="amount">{formatMoney({ ...market, currency }, cents * count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Missing parts, and the link to an open clarification. */
function ClarificationLink({ name, clarification }: Pick<TradeItem, 'name' | 'clarification'>) {
  const t = useTranslate()
  if (!clarification) return null
  const { kind, part, path } = clarification
  return (
    <>
      {part && <p className="font-semibold">{t('STATUS_MISSING_PART', { part: t(`PART_${part}`) })}</p>}
      {path !== null && (
        // A page of its own: the server exchanges the token of the address for a cookie.
        <a href={path} className={`${BUTTON_STYLES.primary} justify-self-start max-sm:w-full`}>
          {t(kind === 'PRICE' ? 'SALE_ANSWER' : 'SALE_GUIDE')}
          <span className="sr-only">{name}</span>
        </a>
      )}
    </>
  )
}

export interface TradeDeviceProps extends PriceProps {
  /** A sentence about the device's state; left out where there is no space. */
  readonly sentence?: string
  /** Whether the state is named; not where the whole sale shares it. */
  readonly hasState?: boolean
}

/** A device of a sale: its state, its price, and what to do next. */
export function TradeDevice({ item, count, currency, sentence, hasState = true }: TradeDeviceProps) {
  const t = useTranslate()
  const { name, image, state, clarification, returnShipment } = item
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[3rem_1fr] items-center gap-x-4 gap-y-2">
        <img src={image} alt="" width={48} height={48} loading="lazy" className="size-12 object-contain" />
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-semibold leading-snug wrap-break-word">
            {count > 1 ? `${count} × ${name}` : name}
          </p>
          {hasState && (
            <StatusChip
              text={t(ITEM_STATE_TEXTS[state].key)}
              phase={TRADE_STATUS_TEXTS[computeTradeStatus([state])].phase}
            />
          )}
        </div>
      </div>
      {sentence && <p>{sentence}</p>}
      <ClarificationLink name={name} clarification={clarification} />
      {returnShipment && (
        <p className="text-small tabular-nums wrap-anywhere">
          {t('SALE_RETURN', { carrier: returnShipment.carrier, number: returnShipment.trackingNumber })}
        </p>
      )}
      <Prices item={item} count={count} currency={currency} />
    </div>
  )
}
