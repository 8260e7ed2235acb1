import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { Figure, FigureOverview, FigureRows } from '#contracts/desk/figures.ts'
import { type FigureId, isFigureId } from '#domain/figures/figure-definitions.ts'
import { addToDay } from '#domain/figures/figure-period.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { NotFoundScreen } from '../../frame/not-found-screen.tsx'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment, writeDay } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { BarPlot } from '../../ui/plots/bar-plot.tsx'
import { LinePlot } from '../../ui/plots/line-plot.tsx'
import { PlotTable } from '../../ui/plots/plot-figure.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type FigureView, readView, writeAddress } from './figure-address.ts'
import { FigureFilters } from './figure-filters.tsx'
import {
  buildCsvPath,
  buildOverviewQuery,
  buildRowsCsvPath,
  buildRowsQuery,
  findFigure,
} from './figure-queries.ts'
import { FigureChange } from './figure-tile.tsx'
import { formatPeriod, formatPoint, formatTick, formatUnit } from './format-figure.ts'

const T = TEXTS.figures

type Row = FigureRows['rows'][number]

const nameRow = ({ tradeNumber, itemNumber }: Row): string => `${tradeNumber}-${itemNumber}`

const COLUMNS: readonly ListColumn<Row>[] = [
  { id: 'number', title: T.rowColumns.number, value: nameRow },
  { id: 'model', title: T.rowColumns.model, value: ({ device }) => device },
  {
    id: 'market',
    title: T.rowColumns.market,
    value: ({ market }) => market,
    text: ({ market }) => T.markets[market],
  },
  {
    id: 'at',
    title: T.rowColumns.at,
    value: ({ at }) => -Date.parse(at),
    text: ({ at }) => formatMoment(at),
    isNumber: true,
  },
]

const HOURS_COLUMN: ListColumn<Row> = {
  id: 'hours',
  title: T.rowColumns.hours,
  value: ({ hours }) => hours,
  isNumber: true,
}

const AMOUNT_COLUMN: ListColumn<Row> = {
  id: 'amount',
  title: T.rowColumns.amount,
  value: ({ amountInCents }) => amountInCents,
  text: ({ amountInCents, currency }) => (amountInCents === null ? '' : formatMoney(amountInCents, currency)),
  isNumber: true,
}

const pickColumns = (unit: Figure['unit']): readonly ListColumn<Row>[] => {
  if (unit === 'hours') return [...COLUMNS, HOURS_COLUMN]
  return unit === 'money' ? [...COLUMNS, AMOUNT_COLUMN] : COLUMNS
}

interface FigureProps {
  readonly figure: Figure
  readonly overview: FigureOverview
  readonly view: FigureView
}

/** The days of one point. */
const findPointDays = (day: string, { step }: FigureOverview) => ({
  from: day,
  until: step === 'week' ? addToDay(day, 6) : day,
})

function CountedRows({ figure, overview, view, day }: FigureProps & { readonly day: string }) {
  const days = findPointDays(day, overview)
  const rowsView: FigureView = { ...view, period: 'days', days }
  const { data, error, refetch } = useQuery(buildRowsQuery(figure.id, rowsView))
  const title = T.rows(figure.title, formatPeriod(days.from, days.until))
  return (
    <section aria-label={title} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{title}</h2>
        <a href={buildRowsCsvPath(figure.id, rowsView)} download className={DESK_BUTTON.secondary}>
          {T.csvOf(title)}
        </a>
      </div>
      <p className="text-ink-soft">{T.rowsLead}</p>
      <DataList
        id="figure-rows"
        label={title}
        rows={data?.rows}
        columns={pickColumns(figure.unit)}
        getRowId={(row) => `${nameRow(row)} ${row.at}`}
        getHref={({ tradeNumber, itemNumber }) => buildSalePath(tradeNumber, itemNumber)}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.noneListed}</p>}
      />
    </section>
  )
}

function FigureBody({ figure, overview, view, day }: FigureProps & { readonly day: string | undefined }) {
  const plot = {
    labels: figure.points.map((point) => formatPoint(point.day)),
    series: [
      { name: figure.title, tone: 'accent' as const, values: figure.points.map(({ value }) => value) },
    ],
  }
  const Plot = figure.unit === 'money' || figure.unit === 'count' ? BarPlot : LinePlot
  const path = `/desk/figures/${figure.id}`
  const renderLabel = (index: number) => {
    const point = figure.points[index]
    if (!point || !figure.hasRows) return null
    return (
      <DeskLink href={`${writeAddress(path, view)}&point=${point.day}`} className={TEXT_LINK}>
        {formatPoint(point.day)}
      </DeskLink>
    )
  }
  return (
    <>
      <div className="mt-4 grid items-start gap-4 *:min-w-0 xl:grid-cols-[2fr_1fr]">
        <Card title={formatPeriod(overview.from, overview.until)} aside={<FigureChange figure={figure} />}>
          <p className="figures mb-3 text-section leading-none font-semibold">
            {figure.value === null ? T.tooFew : formatUnit(figure.unit, overview.currency)(figure.value)}
          </p>
          <Plot {...plot} format={formatTick(figure.unit, overview.currency)} />
          <h3 className="mt-4 font-text text-small font-medium tracking-normal">{T.how}</h3>
          <p className="text-ink-soft">{figure.how}</p>
          {figure.unit === 'money' && <p className="text-ink-soft">{T.currencyNote(overview.currency)}</p>}
        </Card>
        <Card title={T.steps[overview.step]}>
          <p className="mb-2 text-tiny text-ink-soft">{figure.hasRows ? T.rowsHint : T.noRows}</p>
          <PlotTable
            caption={figure.title}
            {...plot}
            format={formatUnit(figure.unit, overview.currency)}
            renderLabel={renderLabel}
          />
        </Card>
      </div>
      {day && figure.hasRows && <CountedRows figure={figure} overview={overview} view={view} day={day} />}
    </>
  )
}

function LoadedFigure({ id, overview, view }: { id: FigureId; overview: FigureOverview; view: FigureView }) {
  const { point } = useSearch({ strict: false })
  const figure = findFigure(overview, id)
  const day =
    overview.figures.length > 0 && figure.points.some((one) => one.day === point) ? point : undefined
  return (
    <Screen
      title={figure.title}
      lead={
        <DeskLink href={writeAddress('/desk/figures', view)} className={TEXT_LINK}>
          {T.back}
        </DeskLink>
      }
      actions={
        <a href={buildCsvPath(id, view)} download className={DESK_BUTTON.secondary}>
          {T.csvOf(figure.title)}
        </a>
      }
    >
      <FigureFilters view={view} path={`/desk/figures/${id}`} device={overview.device} />
      <FigureBody figure={figure} overview={overview} view={view} day={day} />
    </Screen>
  )
}

/** One figure: its course, how it is counted, and what is behind it. */
export function FigureScreen() {
  const { figure: id } = useParams({ strict: false })
  const view = readView(useSearch({ strict: false }), writeDay(Date.now()))
  const { data, error, refetch } = useQuery(buildOverviewQuery(view))
  if (!isFigureId(id)) return <NotFoundScreen />
  if (data) return <LoadedFigure id={id} overview={data} view={view} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
