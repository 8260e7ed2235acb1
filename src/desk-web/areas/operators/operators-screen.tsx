import { useQuery } from '@tanstack/react-query'
import type { ListedOperator } from '#contracts/desk/operators.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AddOperator } from './add-operator.tsx'
import { OPERATORS_QUERY } from './operator-queries.ts'

const T = TEXTS.operators

const getName = ({ name }: ListedOperator): string => name

const buildHref = ({ name }: ListedOperator): string => `/desk/operators/${encodeURIComponent(name)}`

/** Whoever can't sign in lacks nothing. */
const describeFactor = ({ disabledAt, factor }: ListedOperator): string =>
  disabledAt === null ? T.factors[factor] : T.disabled

const COLUMNS: readonly ListColumn<ListedOperator>[] = [
  { id: 'name', title: T.columns.name, value: getName },
  {
    id: 'roles',
    title: T.columns.roles,
    value: ({ roles }) => roles.map((role) => TEXTS.roles[role]).join(', '),
  },
  {
    id: 'factor',
    title: T.columns.factor,
    value: describeFactor,
    cell: (row) =>
      row.factor === 'MISSING' && row.disabledAt === null ? (
        <Badge tone="late">{describeFactor(row)}</Badge>
      ) : (
        describeFactor(row)
      ),
    nameChoice: (text) => text,
  },
  { id: 'sign-ins', title: T.columns.signIns, value: ({ signIns }) => signIns, isNumber: true },
  { id: 'tokens', title: T.columns.tokens, value: ({ tokens }) => tokens, isNumber: true },
]

/** Everyone with access to the desk. */
export function OperatorsScreen() {
  const { data, error, refetch } = useQuery(OPERATORS_QUERY)
  return (
    <Screen title={T.title} lead={T.lead} actions={<AddOperator />}>
      <DataList
        id="operators"
        label={T.title}
        rows={data}
        columns={COLUMNS}
        getRowId={getName}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
