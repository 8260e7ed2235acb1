import type { ImportPreview, PlannedRow } from '#contracts/desk/catalogue-import.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'

const T = TEXTS.catalogue

const TONES = { new: 'accent', changed: 'plain', refused: 'late' } as const

const listDetails = ({ problem, field, changes, similar }: PlannedRow): readonly string[] => [
  ...(problem === null ? [] : [T.rowProblem(problem, field)]),
  ...changes.map((change) => T.fieldChange(change.field, change.before, change.after)),
  ...(similar.length === 0 ? [] : [T.mayBe(similar.map(({ name }) => name))]),
]

const Row = ({ row }: { readonly row: PlannedRow }) => (
  <tr className="border-t border-line align-top max-md:grid max-md:gap-1 max-md:py-2">
    <td className="figures py-1 pr-3 whitespace-nowrap text-ink-soft max-md:py-0">{T.line(row.line)}</td>
    <th scope="row" className="py-1 pr-3 text-left font-medium wrap-anywhere max-md:py-0">
      {row.name}
    </th>
    <td className="py-1 pr-3 max-md:py-0">
      <Badge tone={TONES[row.kind]}>{T.kinds[row.kind]}</Badge>
    </td>
    <td className="py-1 wrap-anywhere max-md:py-0">
      {listDetails(row).map((detail) => (
        <span key={detail} className="block">
          {detail}
        </span>
      ))}
    </td>
  </tr>
)

/** What a table would do, row by row. */
export function PreviewPart({ preview }: { readonly preview: ImportPreview }) {
  const { rows, rowCount } = preview
  return (
    <>
      <Facts
        facts={[
          [T.counts.fresh, preview.newCount],
          [T.counts.changed, preview.changedCount],
          [T.counts.unchanged, preview.unchangedCount],
          [T.counts.refused, preview.refusedCount],
          [T.counts.similar, preview.similarCount],
        ]}
      />
      {rows.length < rowCount && <p>{T.firstRows(rows.length, rowCount)}</p>}
      {rows.length === 0 ? (
        <p>{T.nothingToDo}</p>
      ) : (
        <table className="w-full max-md:block">
          <thead className="text-tiny text-ink-soft max-md:sr-only">
            <tr>
              <th className="pr-3 text-left font-medium">{T.rowColumns.line}</th>
              <th className="pr-3 text-left font-medium">{T.rowColumns.device}</th>
              <th className="pr-3 text-left font-medium">{T.rowColumns.kind}</th>
              <th className="text-left font-medium">{T.rowColumns.details}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
