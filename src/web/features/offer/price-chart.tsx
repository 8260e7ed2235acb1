import type { PriceHistory } from '#domain/pricing/price-history.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { buildPriceChartShape, type ChartShape, type ChartStep } from './price-chart-shape.ts'
import { useDayText } from './use-day-text.ts'

const PLOT = { top: 8, height: 160 }
const LABEL_WIDTH = 64
const BASELINE = PLOT.top + PLOT.height
const HEIGHT = BASELINE + 28

const toY = (heightPercent: number) => BASELINE - (heightPercent / 100) * PLOT.height

const TEXT = 'fill-ink-soft text-small tabular-nums'

/** Amounts beside their grid lines. */
function Marks({ marksInCents }: Pick<ChartShape, 'marksInCents'>) {
  const { market } = useShop()
  const top = Math.max(...marksInCents)
  return (
    <svg width={LABEL_WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      {marksInCents.map((amount) => (
        <text
          key={amount}
          x={LABEL_WIDTH}
          y={toY((amount / top) * 100)}
          dy="0.35em"
          textAnchor="end"
          className={TEXT}
        >
          {formatMoney(market, amount, { isWhole: true })}
        </text>
      ))}
    </svg>
  )
}

/** One price: the line along its days, and the step from the price before. */
function Step({ step, before }: { readonly step: ChartStep; readonly before: ChartStep | undefined }) {
  if (step.heightPercent === null) return null
  const y = toY(step.heightPercent)
  const [start, end] = [`${step.startPercent}%`, `${step.endPercent}%`]
  const hasRise = before !== undefined && before.heightPercent !== null
  return (
    <>
      <rect
        x={start}
        y={y}
        width={`${step.endPercent - step.startPercent}%`}
        height={BASELINE - y}
        shapeRendering="crispEdges"
        className="fill-accent-tint"
      />
      <g className="stroke-accent" strokeWidth="2.5" strokeLinecap="round">
        {hasRise && <line x1={start} x2={start} y1={toY(before.heightPercent)} y2={y} />}
        <line x1={start} x2={end} y1={y} y2={y} />
      </g>
    </>
  )
}

function Days({ history, month }: { readonly history: PriceHistory; readonly month: ChartShape['month'] }) {
  const t = useTranslate()
  const dayText = useDayText()
  return (
    <g className={TEXT}>
      <text x="0" y={HEIGHT - 6}>
        {dayText(history.from, 'short')}
      </text>
      {month && (
        <text x={`${month.percent}%`} y={HEIGHT - 6} textAnchor="middle">
          {dayText(month.day, 'month')}
        </text>
      )}
      <text x="100%" y={HEIGHT - 6} textAnchor="end">
        {t('HISTORY_TODAY')}
      </text>
    </g>
  )
}

/** The line of a base price. Positions are shares of the width, so it fits every screen without a redraw. */
export function PriceChart({ history, label }: { readonly history: PriceHistory; readonly label: string }) {
  const { marksInCents, steps, month } = buildPriceChartShape(history)
  const top = Math.max(...marksInCents)
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-3">
      <Marks marksInCents={marksInCents} />
      <svg width="100%" height={HEIGHT} className="overflow-visible" aria-hidden="true" focusable="false">
        {marksInCents.map((amount) => (
          <line
            key={amount}
            x1="0"
            x2="100%"
            y1={toY((amount / top) * 100)}
            y2={toY((amount / top) * 100)}
            className="stroke-line"
          />
        ))}
        {steps.map((step, index) => (
          <Step key={step.startPercent} step={step} before={steps[index - 1]} />
        ))}
        <circle
          cx="100%"
          cy={toY((history.currentInCents / top) * 100)}
          r="5"
          strokeWidth="2"
          className="fill-accent stroke-paper"
        />
        <Days history={history} month={month} />
      </svg>
    </div>
  )
}
