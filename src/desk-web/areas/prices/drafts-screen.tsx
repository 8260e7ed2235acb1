import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import type { ChangedDraft, ListedPriceDraft, PriceLists } from '#contracts/desk/prices.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { PriceDraftState } from '#domain/price-lists/draft-states.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SelectField } from './price-fields.tsx'
import { buildExportPath, DRAFTS_PATH, DRAFTS_QUERY, EXPORT_FORMATS, PRICES_KEY } from './price-queries.ts'

const T = TEXTS.prices

const COLUMNS: readonly ListColumn<ListedPriceDraft>[] = [
  { id: 'name', title: T.columns.name, value: ({ name }) => name },
  {
    id: 'market',
    title: T.columns.market,
    value: ({ market }) => market.toUpperCase(),
    nameChoice: (market) => market,
  },
  {
    id: 'state',
    title: T.columns.state,
    value: ({ state }) => state,
    text: ({ state }) => T.states[state],
    nameChoice: (state) => T.states[state as PriceDraftState] ?? state,
  },
  {
    id: 'created',
    title: T.columns.created,
    value: ({ createdAt }) => Date.parse(createdAt),
    text: ({ createdAt }) => formatMoment(createdAt),
    isNumber: true,
  },
  { id: 'by', title: T.columns.by, value: ({ createdBy }) => createdBy },
]

function NewDraft() {
  const openPath = useOpenPath()
  const create = useAction<ChangedDraft>(PRICES_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    create.mutate(
      { path: DRAFTS_PATH, json: { name: form.get('name'), market: form.get('market') } },
      { onSuccess: ({ id }) => openPath(`/desk/prices/${id}`) },
    )
  }
  return (
    <Card title={T.newDraft}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField name="name" label={T.name} />
        <SelectField
          name="market"
          label={T.market}
          options={[SOURCE_MARKET, ...MARKET_IDS.filter((id) => id !== SOURCE_MARKET)].map((id) => [
            id,
            T.markets[id] ?? id,
          ])}
        />
        <button type="submit" className={DESK_BUTTON.primary} disabled={create.isPending}>
          {T.create}
        </button>
      </form>
    </Card>
  )
}

/** The current lists, the versions before them, and each as a file. */
function Versions({ versions }: Pick<PriceLists, 'versions'>) {
  const markets = Map.groupBy(versions, ({ market }) => market)
  return (
    <Card title={T.versions}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {[...markets].map(([market, lists]) => (
          <li key={market}>
            <h3 className="font-semibold">{market.toUpperCase()}</h3>
            <ul className="text-ink-soft">
              {lists.map(({ version, validFrom }) => (
                <li key={version} className="figures">
                  {T.version(version)}, {formatMoment(validFrom)}
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-3">
              {EXPORT_FORMATS.map((format) => (
                <a
                  key={format}
                  href={buildExportPath({ market, format })}
                  download
                  className={`${TEXT_LINK} inline-flex min-h-9 items-center max-md:min-h-11`}
                >
                  {T.download(market, format)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const getId = ({ id }: ListedPriceDraft): string => String(id)

const buildHref = ({ id }: ListedPriceDraft): string => `/desk/prices/${id}`

/** All drafts of prices, and the lists that are live. */
export function DraftsScreen() {
  const { data, error, refetch } = useQuery(DRAFTS_QUERY)
  const headline = useId()
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/rules" className={DESK_BUTTON.secondary}>
          {TEXTS.rules.title}
        </DeskLink>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <NewDraft />
        <section aria-labelledby={headline}>
          <h2 id={headline} className="text-base">
            {T.drafts}
          </h2>
          <DataList
            id="prices"
            label={T.drafts}
            rows={data?.drafts}
            columns={COLUMNS}
            getRowId={getId}
            getHref={buildHref}
            error={error}
            onRetry={() => void refetch()}
            empty={<p>{T.empty}</p>}
          />
        </section>
        {data && <Versions versions={data.versions} />}
      </div>
    </Screen>
  )
}
