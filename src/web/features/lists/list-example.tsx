import { EXAMPLE_TABLE } from '#domain/lists/list-table.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** The columns that a company fills in most; the template has all of them. */
const COLUMNS = [
  'PORTAL_CORRECT_DEVICE',
  'PORTAL_CORRECT_STORAGE',
  'PORTAL_CORRECT_CONDITION',
  'PORTAL_CORRECT_QUANTITY',
] as const

/** What a list looks like, for those who see the page for the first time. */
export function ListExample() {
  const t = useTranslate()
  const rows = EXAMPLE_TABLE.slice(1).map((cells) => cells.slice(0, COLUMNS.length))
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-2 text-left font-medium">{t('PORTAL_EXAMPLE')}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1.5 pr-2 align-bottom sm:pr-3 font-medium hyphens-auto"
            >
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join(';')} className="border-b border-line">
            {COLUMNS.map((column, index) => (
              <td key={column} className="py-1.5 pr-2 tabular-nums sm:pr-3">
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
