import { useQuery } from '@tanstack/react-query'
import type { SheetRow } from '#contracts/desk/prices.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { TEXTS } from '../../messages/texts.ts'
import { buildFiguresQuery } from './price-queries.ts'

const T = TEXTS.prices

const PERCENT = 100

const writeShare = (part: number, whole: number): string =>
  whole === 0 ? T.noShare : `${Math.round((part * PERCENT) / whole)} %`

export interface DeviceFiguresProps {
  readonly row: SheetRow
  readonly market: MarketId
}

/** What became of the offers for the device whose price is being typed: figures to think with, never a new price. */
export function DeviceFigures({ row, market }: DeviceFiguresProps) {
  const { data } = useQuery(buildFiguresQuery(market, row.deviceId))
  if (!data) return null
  const lines = [
    T.figures.offers(data.offerCount, writeShare(data.soldCount, data.offerCount)),
    T.figures.countered(
      writeShare(data.counteredCount, data.deviceCount),
      writeShare(data.acceptedCount, data.counteredCount),
    ),
    T.figures.stock(data.stockCount, data.stockDays),
  ]
  return (
    <aside
      aria-label={T.figuresTitle(`${row.manufacturer} ${row.model}`, data.days)}
      className="sticky bottom-0 z-10 mt-2 rounded-card border border-line bg-card px-3 py-2 max-md:bottom-14"
    >
      <p className="font-semibold">{T.figuresTitle(`${row.manufacturer} ${row.model}`, data.days)}</p>
      <p className="figures text-ink-soft">{lines.join(' · ')}</p>
    </aside>
  )
}
