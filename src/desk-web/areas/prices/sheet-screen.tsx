import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { ShownPriceDraft } from '#contracts/desk/prices.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { canDraft } from '#domain/price-lists/draft-states.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SelectField } from './price-fields.tsx'
import { PriceGrid } from './price-grid.tsx'
import {
  buildDraftQuery,
  buildExportPath,
  DRAFTS_PATH,
  EXPORT_FORMATS,
  PRICES_KEY,
  readFilter,
  type SheetSearch,
} from './price-queries.ts'
import { sendSteps } from './send-in-parts.ts'

const T = TEXTS.prices

interface SheetProps {
  readonly draft: ShownPriceDraft
  readonly filter: SheetSearch
}

const readForm = (event: FormEvent<HTMLFormElement>): SheetSearch => {
  event.preventDefault()
  const pairs = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
  return Object.fromEntries(pairs)
}

/** The filter is in the address, so that it can be shared and gone back to. */
function FilterForm({ filter }: Pick<SheetProps, 'filter'>) {
  const navigate = useNavigate()
  return (
    <Card title={T.filter}>
      <form
        key={JSON.stringify(filter)}
        onSubmit={(event) => {
          const search = readFilter(readForm(event))
          void navigate({ to: '.', search })
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          name="category"
          label={T.category}
          defaultValue={filter.category ?? ''}
          options={[['', T.all], ...CATEGORY_IDS.map((id) => [id, id] as const)]}
        />
        <TextField name="manufacturer" label={T.manufacturer} defaultValue={filter.manufacturer ?? ''} />
        <TextField name="series" label={T.series} defaultValue={filter.series ?? ''} />
        <TextField name="releasedFrom" label={T.releasedFrom} defaultValue={filter.releasedFrom ?? ''} />
        <TextField
          name="releasedBefore"
          label={T.releasedBefore}
          defaultValue={filter.releasedBefore ?? ''}
        />
        <TextField name="text" label={T.text} defaultValue={filter.text ?? ''} />
        <button type="submit" className={DESK_BUTTON.secondary}>
          {T.apply}
        </button>
      </form>
    </Card>
  )
}

const CENTS = 100

/** What was typed as the server takes it; null if it is no number. */
function readChange(kind: string | undefined, value: string | undefined) {
  const amount = Number((value ?? '').replace(',', '.').replace('−', '-'))
  if (value === undefined || value === '' || !Number.isFinite(amount)) return null
  // Basis points are hundredths of a percent, as cents are of a unit.
  const hundredths = Math.round(amount * CENTS)
  if (kind === 'percent') return { kind, changeBp: hundredths }
  return kind === 'set' ? { kind, amountInCents: hundredths } : { kind: 'amount', changeInCents: hundredths }
}

/** Numbers of an address are text. */
const toApiFilter = ({ releasedFrom, releasedBefore, ...texts }: SheetSearch) => ({
  ...texts,
  ...(releasedFrom && { releasedFrom: Number(releasedFrom) }),
  ...(releasedBefore && { releasedBefore: Number(releasedBefore) }),
})

function FormulaForm({ draft, filter }: SheetProps) {
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: (change: object) =>
      sendSteps(`${DRAFTS_PATH}/${draft.id}/formula`, { filter: toApiFilter(filter), change }),
    onSuccess: async (count) => {
      showToast({ text: T.formulaDone(count) })
      await client.resetQueries({ queryKey: ['price-sheet', draft.id] })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: PRICES_KEY }),
  })
  return (
    <Card title={T.formula}>
      <form
        onSubmit={(event) => {
          const { kind, value } = readForm(event)
          const change = readChange(kind, value)
          if (change) run.mutate(change)
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          name="kind"
          label={T.formulaKind}
          options={[
            ['percent', T.formulaKinds.percent],
            ['amount', T.formulaKinds.amount],
            ['set', T.formulaKinds.set],
          ]}
        />
        <TextField name="value" label={T.formulaValue} />
        <button type="submit" className={DESK_BUTTON.secondary} disabled={run.isPending}>
          {T.runFormula}
        </button>
        <p className="text-ink-soft">{T.formulaHint}</p>
      </form>
    </Card>
  )
}

function LoadedSheet({ draft, filter }: SheetProps) {
  const isOpen = canDraft('change', draft.state)
  return (
    <Screen
      title={T.sheetTitle(draft.name)}
      lead={T.markets[draft.market]}
      actions={
        <>
          {EXPORT_FORMATS.map((format) => (
            <a
              key={format}
              href={buildExportPath({ market: draft.market, format, filter })}
              download
              className={DESK_BUTTON.secondary}
            >
              {T.download(draft.market, format)}
            </a>
          ))}
          <DeskLink href={`/desk/prices/${draft.id}`} className={DESK_BUTTON.primary}>
            {T.toPreview}
          </DeskLink>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterForm filter={filter} />
        {isOpen ? <FormulaForm draft={draft} filter={filter} /> : <p>{T.locked}</p>}
        <PriceGrid key={JSON.stringify(filter)} draft={draft} filter={filter} isOpen={isOpen} />
      </div>
    </Screen>
  )
}

/** A market's list as a spreadsheet, with the prices of a draft. */
export function SheetScreen() {
  const { draft: id = '' } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const { data, error, refetch } = useQuery(buildDraftQuery(id))
  if (data) return <LoadedSheet draft={data} filter={readFilter(search)} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
