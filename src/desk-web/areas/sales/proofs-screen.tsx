import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Proof } from '#contracts/desk/proofs.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatSize } from '../../platform/format/format-size.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'

const WORDS = TEXTS.sale.proofs

/** The server shows photos and only ever downloads PDFs: those are as a stranger has sent them. */
const ProofRow = ({ proof }: { readonly proof: Proof }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
    <a href={`/desk/proofs/${proof.proofId}`} className={`${TEXT_LINK} min-w-0 wrap-anywhere`}>
      {proof.name}
    </a>
    <span className="figures text-ink-soft">{formatSize(proof.sizeInBytes)}</span>
    <span>{TEXTS.asked.reasons[proof.reason]}</span>
    <Moment iso={proof.sentAt} />
    <code className="w-full min-w-0 text-tiny wrap-anywhere text-ink-soft">{WORDS.digest(proof.sha256)}</code>
  </li>
)

/** The files that a seller has sent about a device, the latest answer first. */
export function ProofsScreen() {
  const { trade = '', item = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: ['proofs', trade, item],
    queryFn: readFrom<Proof[]>(
      `/desk/api/items/${encodeURIComponent(trade)}/${encodeURIComponent(item)}/proofs`,
    ),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen title={WORDS.title(`${trade}-${item}`)} lead={WORDS.lead}>
      <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
        {!data && (
          <p role="status" className="text-ink-soft">
            {TEXTS.loading}
          </p>
        )}
        {data?.length === 0 && <p>{WORDS.empty}</p>}
        <ul>
          {data?.map((proof) => (
            <ProofRow key={proof.proofId} proof={proof} />
          ))}
        </ul>
        <p>
          <DeskLink href={buildSalePath(trade, Number(item))} className={DESK_BUTTON.secondary}>
            {WORDS.toSale}
          </DeskLink>
        </p>
      </div>
    </Screen>
  )
}
