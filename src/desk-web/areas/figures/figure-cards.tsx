import type { FigureOverview } from '#contracts/desk/figures.ts'
import type { FigureId } from '#domain/figures/figure-definitions.ts'
import { QUESTION_TEXTS } from '../../messages/question-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Card } from '../../ui/card.tsx'
import { PlotFigure } from '../../ui/plots/plot-figure.tsx'
import type { PlotSeries } from '../../ui/plots/plot-series.ts'
import { Bars } from './bars.tsx'
import { findFigure } from './figure-queries.ts'
import { formatPoint, formatTick, formatUnit } from './format-figure.ts'

const T = TEXTS.figures

export interface OverviewProps {
  readonly overview: FigureOverview
}

export interface PlotCardProps extends OverviewProps {
  readonly title: string
  readonly kind: 'lines' | 'bars'
  readonly figures: readonly (readonly [FigureId, PlotSeries['tone']])[]
  readonly note?: string
}

/** Figures of one unit over time. */
export function PlotCard({ overview, title, kind, figures, note }: PlotCardProps) {
  const found = figures.map(([id, tone]) => ({ ...findFigure(overview, id), tone }))
  const [first] = found
  if (!first) return null
  return (
    <Card title={title}>
      <PlotFigure
        title={title}
        kind={kind}
        labels={first.points.map(({ day }) => formatPoint(day))}
        series={found.map((figure) => ({
          name: figure.title,
          tone: figure.tone,
          values: figure.points.map(({ value }) => value),
        }))}
        format={formatTick(first.unit, overview.currency)}
      />
      {note && <p className="mt-2 text-tiny text-ink-soft">{note}</p>}
    </Card>
  )
}

const shareOf = (value: number, before: number): string | undefined =>
  before > 0 ? T.ofStepBefore(formatUnit('share', '')(Math.round((10_000 * value) / before))) : undefined

export function FunnelCard({ overview }: OverviewProps) {
  const steps = overview.funnel.map((id) => findFigure(overview, id))
  const format = formatUnit('count', overview.currency)
  return (
    <Card title={T.funnel}>
      <p className="mb-3 text-tiny text-ink-soft">{T.funnelLead}</p>
      <Bars
        label={T.funnel}
        bars={steps.map(({ title, value }, index) => ({
          name: title,
          value: value ?? 0,
          text: format(value ?? 0),
          note: index === 0 ? undefined : shareOf(value ?? 0, steps[index - 1]?.value ?? 0),
        }))}
      />
    </Card>
  )
}

const MAX_REASONS = 8

const nameReason = (code: string): string => T.reasonNames[code] ?? QUESTION_TEXTS[code]?.title ?? code

export function ReasonsCard({ overview }: OverviewProps) {
  const { reasons } = overview
  return (
    <Card title={T.reasons}>
      <p className="mb-3 text-tiny text-ink-soft">{T.reasonsLead}</p>
      {reasons.length === 0 ? (
        <p className="py-6 text-center text-ink-soft">{T.empty}</p>
      ) : (
        <Bars
          label={T.reasons}
          bars={reasons.slice(0, MAX_REASONS).map(({ code, count }) => ({
            name: nameReason(code),
            value: count,
            text: formatUnit('count', '')(count),
          }))}
        />
      )}
    </Card>
  )
}
