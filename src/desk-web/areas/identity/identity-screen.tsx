import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UnansweredIdentity, WaitingIdentity } from '#contracts/desk/identity.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'

const TEXT = TEXTS.identity

/** Its key names the address, so that changed counts load it again. */
const WAITING_QUERY = queryOptions({
  queryKey: ['list', '/desk/identity'],
  queryFn: readFrom<readonly WaitingIdentity[]>('/desk/api/identity'),
})

const SILENT_QUERY = queryOptions({
  queryKey: ['list', '/desk/identity', 'silent'],
  queryFn: readFrom<readonly UnansweredIdentity[]>('/desk/api/identity-requests'),
})

/** Without names and numbers: whoever checks a document opens it. */
const COLUMNS: readonly ListColumn<WaitingIdentity>[] = [
  { id: 'sale', title: TEXT.sale, value: ({ tradeNumber }) => tradeNumber },
  {
    id: 'kind',
    title: TEXT.kind,
    value: ({ kind }) => kind && TEXT.kinds[kind],
    nameChoice: (kind) => kind,
  },
  {
    id: 'sent',
    title: TEXT.sent,
    value: ({ submittedAt }) => (submittedAt === null ? null : Date.parse(submittedAt)),
    text: ({ submittedAt }) => (submittedAt === null ? '' : formatMoment(submittedAt)),
    isNumber: true,
  },
]

const buildDocumentPath = ({ tradeNumber }: { readonly tradeNumber: string }): string =>
  `/desk/identity/${tradeNumber}`

function Silent({ sellers }: { readonly sellers: readonly UnansweredIdentity[] }) {
  return (
    <div className="mt-6">
      <Card title={TEXT.silent}>
        <p className="max-w-text">{TEXT.silentLead}</p>
        <ul className="mt-2 grid gap-1">
          {sellers.map((seller) => (
            <li key={seller.tradeNumber} className="flex flex-wrap gap-x-3">
              <DeskLink href={buildDocumentPath(seller)} className={TEXT_LINK}>
                {seller.tradeNumber}
              </DeskLink>
              {TEXT.waitingSince(formatMoment(seller.waitingSince))}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Documents to check, and sellers who don't send any. */
export function IdentityScreen() {
  const { data, error, refetch } = useQuery(WAITING_QUERY)
  const { data: silent = [] } = useQuery(SILENT_QUERY)
  return (
    <Screen title={TEXT.title} lead={TEXT.lead}>
      <DataList
        id="identity"
        label={TEXT.lead}
        rows={data}
        columns={COLUMNS}
        getRowId={({ tradeNumber }) => tradeNumber}
        getHref={buildDocumentPath}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{TEXT.empty}</p>}
      />
      {silent.length > 0 && <Silent sellers={silent} />}
      <p className="mt-6 text-ink-soft">{TEXT.ask}</p>
    </Screen>
  )
}
