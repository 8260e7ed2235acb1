import type { ReactNode } from 'react'
import type { Figure, FigureOverview } from '#contracts/desk/figures.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { AgeBar } from '../../ui/age-bar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Sparkline } from '../../ui/plots/sparkline.tsx'
import type { FigureView } from './figure-address.ts'
import { buildCsvPath, findFigure } from './figure-queries.ts'
import { buildFigurePath, FigureChange } from './figure-tile.tsx'
import { formatPoint, formatUnit } from './format-figure.ts'

const T = TEXTS.figures

const HEAD = 'border-b border-line px-2 py-1.5 text-tiny font-medium text-ink-soft'
export const CELL = 'px-2 py-1.5'
export const NUMBER = `figures ${CELL} text-right`

export interface TableProps {
  readonly caption: string
  readonly head: readonly ReactNode[]
  readonly children: ReactNode
}

/** A small table: names on the left, numbers on the right. */
export const SmallTable = ({ caption, head, children }: TableProps) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {head.map((title, index) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
            key={index}
            scope="col"
            className={`${HEAD} ${index === 0 ? 'text-left' : 'text-right'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const ROW = 'border-b border-line last:border-0'

const writeValue = ({ unit, value }: Pick<Figure, 'unit' | 'value'>, currency: string): string =>
  value === null ? T.none : formatUnit(unit, currency)(value)

export interface OverviewProps {
  readonly overview: FigureOverview
  readonly view: FigureView
}

const STEP_FIGURES = [
  'send-hours',
  'transit-hours',
  'inspection-hours',
  'answer-hours',
  'appeal-hours',
  'payout-hours',
  'return-hours',
] as const

export const StepTimesCard = ({ overview, view }: OverviewProps) => (
  <Card title={T.stepTimes}>
    <p className="mb-2 text-tiny text-ink-soft">{T.stepTimesLead}</p>
    <SmallTable caption={T.stepTimes} head={[T.step_, T.now, T.before]}>
      {STEP_FIGURES.map((id) => {
        const figure = findFigure(overview, id)
        return (
          <tr key={id} className={ROW}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <DeskLink href={buildFigurePath(id, view)} className={TEXT_LINK}>
                {figure.title}
              </DeskLink>
            </th>
            <td className={`${NUMBER} font-medium`}>{writeValue(figure, overview.currency)}</td>
            <td className={`${NUMBER} text-ink-soft`}>
              {writeValue({ unit: figure.unit, value: figure.previous }, overview.currency)}
            </td>
          </tr>
        )
      })}
    </SmallTable>
  </Card>
)

/** A share of what was sold, darker for more. */
function CohortCell({ count, sold }: { readonly count: number; readonly sold: number }) {
  const share = sold > 0 ? count / sold : 0
  return (
    <td className="figures relative px-2 py-1.5 text-right">
      <span
        aria-hidden="true"
        className="absolute inset-0.5 rounded bg-accent"
        style={{ opacity: share * 0.28 }}
      />
      <span className="relative">{count}</span>
    </td>
  )
}

const MAX_COHORTS = 13

export function CohortCard({ overview }: Pick<OverviewProps, 'overview'>) {
  const { cohorts, reminderDays } = overview
  const columns = T.cohortColumns
  const shown = cohorts.slice(-MAX_COHORTS).reverse()
  return (
    <Card title={T.cohort}>
      <p className="mb-2 text-tiny text-ink-soft">{T.cohortLead}</p>
      {shown.every(({ sold }) => sold === 0) ? (
        <p className="py-6 text-center text-ink-soft">{T.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
        <section aria-label={T.tableOf(T.cohort)} tabIndex={0} className="overflow-x-auto">
          <SmallTable
            caption={T.cohort}
            head={[
              columns.week,
              columns.sold,
              columns.atOnce,
              ...reminderDays.map(columns.after),
              columns.cancelled,
              columns.expired,
              columns.open,
            ]}
          >
            {shown.map(({ week, sold, sent, cancelled, expired, open }) => (
              <tr key={week} className={ROW}>
                <th scope="row" className={`figures ${CELL} text-left font-normal whitespace-nowrap`}>
                  {formatPoint(week)}
                </th>
                <td className={`${NUMBER} font-medium`}>{sold}</td>
                {sent.map((count, index) => (
                  <CohortCell key={reminderDays[index - 1] ?? 0} count={count} sold={sold} />
                ))}
                <td className={`${NUMBER} text-ink-soft`}>{cancelled}</td>
                <td className={`${NUMBER} text-ink-soft`}>{expired}</td>
                <td className={`${NUMBER} text-ink-soft`}>{open}</td>
              </tr>
            ))}
          </SmallTable>
        </section>
      )}
    </Card>
  )
}

export function AgeingCard({ overview }: Pick<OverviewProps, 'overview'>) {
  const columns = T.ageingColumns
  return (
    <Card title={T.ageing}>
      <p className="mb-2 text-tiny text-ink-soft">{T.ageingLead}</p>
      <SmallTable caption={T.ageing} head={[columns.state, columns.count, columns.late, columns.ages]}>
        {overview.ageing.map(({ state, count, late, ages }) => (
          <tr key={state} className={ROW}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {TEXTS.states[state]}
            </th>
            <td className={`${NUMBER} font-medium`}>{count}</td>
            <td className={`${CELL} text-right`}>{late > 0 ? <Badge tone="late">{late}</Badge> : T.none}</td>
            <td className={`${CELL} w-1/4`}>
              <AgeBar ages={ages} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </Card>
  )
}

/** Every figure, with its change, its course and its file. */
export const AllFiguresCard = ({ overview, view }: OverviewProps) => (
  <Card title={T.all}>
    <SmallTable
      caption={T.all}
      head={[
        T.allColumns.figure,
        T.allColumns.value,
        T.allColumns.change,
        <span key="course" className="max-sm:sr-only">
          {T.allColumns.course}
        </span>,
        T.csv,
      ]}
    >
      {overview.figures.map((figure) => (
        <tr key={figure.id} className={ROW}>
          <th scope="row" className={`${CELL} text-left font-normal`}>
            <DeskLink href={buildFigurePath(figure.id, view)} className={TEXT_LINK}>
              {figure.title}
            </DeskLink>
            <p className="text-tiny text-ink-soft max-md:hidden">{figure.how}</p>
          </th>
          <td className={`${NUMBER} font-medium whitespace-nowrap`}>
            {writeValue(figure, overview.currency)}
          </td>
          <td className={NUMBER}>
            <FigureChange figure={figure} />
          </td>
          <td className={CELL}>
            <span className="flex justify-end max-sm:hidden">
              <Sparkline values={figure.points.map(({ value }) => value)} />
            </span>
          </td>
          <td className={`${CELL} text-right`}>
            <a
              href={buildCsvPath(figure.id, view)}
              download
              aria-label={T.csvOf(figure.title)}
              className={TEXT_LINK}
            >
              {T.csv}
            </a>
          </td>
        </tr>
      ))}
    </SmallTable>
  </Card>
)
