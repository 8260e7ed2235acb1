import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListHealth } from '#contracts/desk/newsletter.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'

const T = TEXTS.newsletter.health

const HEALTH_QUERY = queryOptions({
  queryKey: ['newsletter-health'],
  queryFn: readFrom<ListHealth>('/desk/api/newsletter/health'),
})

const CELL = 'px-2 py-1 text-right figures first:text-left first:pl-0'

interface TableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

const Table = ({ caption, columns, children }: TableProps) => (
  <section
    aria-label={caption}
    className="mt-2 overflow-x-auto"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    tabIndex={0}
  >
    <table className="w-full">
      <caption className="text-left text-ink-soft">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)

/** How many read the newsletter, and who left after which issue. */
export function HealthCard() {
  const { data } = useQuery(HEALTH_QUERY)
  if (!data || (data.subscribers.length === 0 && data.issues.length === 0)) return null
  return (
    <div className="mt-4">
      <Card title={T.title}>
        <Table caption={T.subscribers} columns={[T.market, T.confirmed, T.pending, T.unsubscribed]}>
          {data.subscribers.map(({ market, confirmed, pending, unsubscribed }) => (
            <tr key={market} className="border-t border-line">
              <td className={CELL}>{market.toUpperCase()}</td>
              <td className={CELL}>{confirmed}</td>
              <td className={CELL}>{pending}</td>
              <td className={CELL}>{unsubscribed}</td>
            </tr>
          ))}
        </Table>
        {data.issues.length > 0 && (
          <Table caption={T.ends} columns={[T.issue, T.left, T.bounced, T.complained]}>
            {data.issues.map(({ id, subject, left, bounced, complained }) => (
              <tr key={id} className="border-t border-line">
                <td className={CELL}>
                  <DeskLink href={`/desk/newsletter/${id}`} className={TEXT_LINK}>
                    {subject}
                  </DeskLink>
                </td>
                <td className={CELL}>{left}</td>
                <td className={CELL}>{bounced}</td>
                <td className={CELL}>{complained}</td>
              </tr>
            ))}
          </Table>
        )}
      </Card>
    </div>
  )
}
