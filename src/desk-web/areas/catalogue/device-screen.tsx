import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { buildDeviceQuery, CATALOGUE_KEY } from './catalogue-queries.ts'

const T = TEXTS.catalogue

interface DeviceProps {
  readonly device: CatalogueDevice
}

interface LinesProps {
  readonly name: string
  readonly label: string
  readonly lines: readonly string[]
  readonly problem?: string | undefined
}

const Lines = ({ name, label, lines, problem }: LinesProps) => (
  <label className="grid gap-1">
    <span className="text-ink-soft">{label}</span>
    <textarea
      name={name}
      rows={6}
      defaultValue={lines.join('\n')}
      aria-invalid={problem !== undefined}
      className="rounded-control border border-edge bg-card p-2"
    />
    {problem !== undefined && (
      <span role="alert" className="text-tiny text-error">
        {problem}
      </span>
    )}
  </label>
)

function readFacts(form: HTMLFormElement) {
  const data = new FormData(form)
  const readLines = (name: string) => String(data.get(name) ?? '').split('\n')
  const readNumber = (name: string) => Number(data.get(name))
  return {
    modelCodes: readLines('modelCodes'),
    searchTerms: readLines('searchTerms'),
    releaseYear: readNumber('releaseYear'),
    releaseMonth: readNumber('releaseMonth'),
    popularity: readNumber('popularity'),
  }
}

function FactsForm({ device }: DeviceProps) {
  const save = useAction<CatalogueDevice>(CATALOGUE_KEY)
  const problems = findFieldProblems(save.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate({
      method: 'PUT',
      path: `/desk/api/catalogue/${device.id}`,
      json: readFacts(event.currentTarget),
      done: () => T.saved,
    })
  }
  return (
    <Card title={T.facts}>
      <form className="grid gap-3" onSubmit={submit}>
        {device.isOwn && <p className="text-ink-soft">{T.own}</p>}
        <Lines
          name="modelCodes"
          label={T.modelCodes}
          lines={device.modelCodes}
          problem={problems.modelCodes}
        />
        <Lines
          name="searchTerms"
          label={T.searchTerms}
          lines={device.searchTerms}
          problem={problems.searchTerms}
        />
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField
            name="releaseYear"
            label={T.releaseYear}
            defaultValue={String(device.releaseYear)}
            problem={problems.releaseYear}
          />
          <TextField
            name="releaseMonth"
            label={T.releaseMonth}
            defaultValue={String(device.releaseMonth)}
            problem={problems.releaseMonth}
          />
          <TextField
            name="popularity"
            label={T.popularityRange}
            defaultValue={String(device.popularity)}
            problem={problems.popularity}
          />
        </div>
        <button
          type="submit"
          className={`${DESK_BUTTON.primary} justify-self-start`}
          disabled={save.isPending}
        >
          {T.save}
        </button>
      </form>
    </Card>
  )
}

const SameCodes = ({ device: { sameCodes } }: DeviceProps) => (
  <Card title={T.sameCodes}>
    <p className="text-ink-soft">{T.sameCodesLead}</p>
    <ul className="mt-2 grid gap-1">
      {sameCodes.map(({ id, name, modelCodes }) => (
        <li key={id}>
          <DeskLink href={`/desk/catalogue/${id}`} className={TEXT_LINK}>
            {name}
          </DeskLink>{' '}
          <span className="text-tiny text-ink-soft">{T.sharedCodes(modelCodes)}</span>
        </li>
      ))}
    </ul>
  </Card>
)

const LoadedDevice = ({ device }: DeviceProps) => (
  <Screen
    title={device.name}
    actions={
      <DeskLink href="/desk/catalogue" className={DESK_BUTTON.quiet}>
        {T.allDevices}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Facts
        facts={[
          [T.category, nameCode(device.category)],
          [T.manufacturer, device.manufacturer],
          [T.series, device.series],
          [T.markets, T.marketCount(device.markets)],
        ]}
      />
      {device.sameCodes.length > 0 && <SameCodes device={device} />}
      <FactsForm device={device} />
      <Card title={T.names}>
        <p className="text-ink-soft">{T.namesLead}</p>
        <Facts
          facts={device.names.map(({ language, name, url }) => [language.toUpperCase(), `${name} (${url})`])}
        />
      </Card>
    </div>
  </Screen>
)

/** One device: what people find it by, and others that may be the same one. */
export function DeviceScreen() {
  const { device: id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildDeviceQuery(id))
  if (data) return <LoadedDevice key={data.id} device={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
