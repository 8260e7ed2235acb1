import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Breakdown } from '#contracts/desk/figures.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { isMarketId } from '#domain/markets/market-id.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { type FigureView, writeAddress } from './figure-address.ts'
import { buildPartsCsvPath, buildPartsQuery } from './figure-queries.ts'
import { CELL, NUMBER, SmallTable } from './figure-tables.tsx'
import { formatUnit } from './format-figure.ts'

const T = TEXTS.figures

const KEYS = ['market', 'category', 'device'] as const

interface Part {
  readonly name: string
  /** The view with only this part. */
  readonly view: FigureView
}

/** What a row is called, and the figures of it alone. */
function findPart({ key, name }: Breakdown['rows'][number], by: Breakdown['by'], view: FigureView): Part {
  if (by === 'device') return { name, view: { ...view, device: Number(key), step: 'week' } }
  if (by === 'market' && isMarketId(key)) return { name: T.markets[key], view: { ...view, market: key } }
  const category = CATEGORY_IDS.find((id) => id === key)
  return category ? { name: T.categories[category], view: { ...view, category } } : { name, view }
}

function PartsTable({ parts, view }: { readonly parts: Breakdown; readonly view: FigureView }) {
  if (parts.rows.length === 0) return <p className="py-6 text-center text-ink-soft">{T.empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
    <section aria-label={T.tableOf(T.by[parts.by])} tabIndex={0} className="overflow-x-auto">
      <SmallTable
        caption={T.by[parts.by]}
        head={[T.partName[parts.by], ...parts.figures.map(({ title }) => title)]}
      >
        {parts.rows.map((row) => {
          const part = findPart(row, parts.by, view)
          return (
            <tr key={row.key} className="border-b border-line last:border-0 hover:bg-tint">
              <th scope="row" className={`${CELL} text-left font-normal`}>
                <DeskLink href={writeAddress('/desk/figures', part.view)} className={TEXT_LINK}>
                  {part.name}
                </DeskLink>
              </th>
              {parts.figures.map(({ id, unit }, index) => {
                const value = row.values[index] ?? null
                return (
                  <td key={id} className={NUMBER}>
                    {value === null ? T.none : formatUnit(unit, '')(value)}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </SmallTable>
    </section>
  )
}

/** Markets, categories or devices side by side; each leads to its own figures. */
export function PartsCard({ view }: { readonly view: FigureView }) {
  const [by, setBy] = useState<Breakdown['by']>('market')
  const { data } = useQuery(buildPartsQuery(view, by))
  return (
    <Card
      title={T.parts}
      aside={
        <span className="flex flex-wrap items-center gap-1">
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={by === key}
              className={by === key ? DESK_BUTTON.secondary : DESK_BUTTON.quiet}
              onClick={() => setBy(key)}
            >
              {T.by[key]}
            </button>
          ))}
          <a
            href={buildPartsCsvPath(view, by)}
            download
            className={DESK_BUTTON.quiet}
            aria-label={T.csvOf(T.by[by])}
          >
            {T.csv}
          </a>
        </span>
      }
    >
      {data && data.by === by ? (
        <PartsTable parts={data} view={view} />
      ) : (
        <p className="py-6 text-center text-ink-soft">{TEXTS.loading}</p>
      )}
    </Card>
  )
}
