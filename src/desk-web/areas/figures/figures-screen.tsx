import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { FigureOverview } from '#contracts/desk/figures.ts'
import type { FigureId } from '#domain/figures/figure-definitions.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { writeDay } from '../../platform/format/format-time.ts'
import { Screen } from '../../ui/screen.tsx'
import { type FigureView, readView } from './figure-address.ts'
import { FunnelCard, PlotCard, ReasonsCard } from './figure-cards.tsx'
import { FigureFilters } from './figure-filters.tsx'
import { buildOverviewQuery, findFigure } from './figure-queries.ts'
import { AgeingCard, AllFiguresCard, CohortCard, StepTimesCard } from './figure-tables.tsx'
import { FigureTile } from './figure-tile.tsx'
import { formatPeriod } from './format-figure.ts'
import { PartsCard } from './parts-card.tsx'

const T = TEXTS.figures

const TILES: readonly FigureId[] = [
  'devices-sold',
  'send-in-rate',
  'price-held-rate',
  'counter-accepted-rate',
  'inspection-hours',
  'payout-value',
  'appeals-upheld-rate',
  'late-bonuses',
]

interface DashboardProps {
  readonly overview: FigureOverview
  readonly view: FigureView
}

const Dashboard = ({ overview, view }: DashboardProps) => (
  <div className="mt-4 grid gap-4 *:min-w-0">
    <section aria-label={T.tiles} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {TILES.map((id) => (
        <FigureTile key={id} figure={findFigure(overview, id)} currency={overview.currency} view={view} />
      ))}
    </section>
    <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
      <PlotCard
        overview={overview}
        title={T.course}
        kind="lines"
        figures={[
          ['devices-sold', 'accent'],
          ['sent-in', 'amber'],
        ]}
      />
      <PlotCard
        overview={overview}
        title={T.outcomes}
        kind="bars"
        figures={[
          ['as-quoted', 'accent'],
          ['raised', 'soft'],
          ['lowered', 'amber'],
        ]}
      />
      <FunnelCard overview={overview} />
      <StepTimesCard overview={overview} view={view} />
      <PlotCard
        overview={overview}
        title={T.demand}
        kind="lines"
        figures={[
          ['quotes', 'accent'],
          ['carts', 'amber'],
          ['visits', 'soft'],
        ]}
      />
      <PlotCard
        overview={overview}
        title={T.money}
        kind="bars"
        figures={[['payout-value', 'accent']]}
        note={T.currencyNote(overview.currency)}
      />
      <CohortCard overview={overview} />
      <div className="grid gap-4 *:min-w-0">
        <ReasonsCard overview={overview} />
        <AgeingCard overview={overview} />
      </div>
    </div>
    <PartsCard view={view} />
    <AllFiguresCard overview={overview} view={view} />
  </div>
)

/** Whether the business is well, at a glance. */
export function FiguresScreen() {
  const view = readView(useSearch({ strict: false }), writeDay(Date.now()))
  const { data, error, refetch } = useQuery(buildOverviewQuery(view))
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  const lead =
    data && T.lead(formatPeriod(data.from, data.until), formatPeriod(data.previousFrom, data.previousUntil))
  return (
    <Screen title={T.title} lead={lead}>
      <FigureFilters view={view} path="/desk/figures" device={data?.device ?? null} />
      {data ? (
        <Dashboard overview={data} view={view} />
      ) : (
        <p role="status" className="mt-6 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
