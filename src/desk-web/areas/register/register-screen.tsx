import { useQuery } from '@tanstack/react-query'
import type { RegisterDay } from '#contracts/desk/register.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { RangeForm } from './range-form.tsx'
import { DAYS_QUERY } from './register-queries.ts'
import { buildRegisterPath } from './register-range.ts'

const T = TEXTS.register

const COLUMNS: readonly ListColumn<RegisterDay>[] = [
  { id: 'day', title: T.columns.day, value: ({ day }) => day },
  {
    id: 'country',
    title: T.columns.country,
    value: ({ country }) => country,
    nameChoice: (country) => country,
  },
  { id: 'purchases', title: T.columns.purchases, value: ({ purchases }) => purchases, isNumber: true },
  { id: 'payments', title: T.columns.payments, value: ({ payments }) => payments, isNumber: true },
  { id: 'reversals', title: T.columns.reversals, value: ({ reversals }) => reversals, isNumber: true },
]

const nameDay = ({ country, day }: RegisterDay): string => `${country} ${day}`

const buildHref = ({ country, day }: RegisterDay): string =>
  buildRegisterPath(country, { from: day, to: day })

/** The days with entries, and the way to the entries of any period. */
export function RegisterScreen() {
  const { data, error, refetch } = useQuery(DAYS_QUERY)
  const [latest] = data ?? []
  const countries = [...new Set(data?.map(({ country }) => country))].sort()
  return (
    <Screen title={T.title} lead={T.lead}>
      {latest && (
        <RangeForm
          countries={countries}
          country={latest.country}
          range={{ from: latest.day, to: latest.day }}
        />
      )}
      <DataList
        id="register"
        label={T.title}
        rows={data}
        columns={COLUMNS}
        getRowId={nameDay}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
