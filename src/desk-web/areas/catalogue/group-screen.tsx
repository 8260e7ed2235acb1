import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Group } from '#contracts/desk/catalogue-groups.ts'
import { GROUP_KINDS } from '#domain/catalogue/group-kind.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { GROUP_TEXTS as T } from '../../messages/group-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CATALOGUE_KEY } from './catalogue-queries.ts'
import { buildGroupPath, buildGroupQuery, GROUP_LISTS_KEY } from './group-queries.ts'

interface GroupProps {
  readonly group: Group
}

/** The fields of a form by their names. */
const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

function NamesForm({ group }: GroupProps) {
  const save = useAction<Group>(CATALOGUE_KEY)
  const problems = findFieldProblems(save.error)
  const isManufacturer = group.kind === 'manufacturers'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readFields(event.currentTarget)
    const { digest, names } = group
    const changed = Object.fromEntries(
      names.flatMap(({ language, name }) => {
        const given = typed[language]
        return given === undefined || given === name ? [] : [[language, given]]
      }),
    )
    save.mutate({
      method: 'PUT',
      path: buildGroupPath(group.kind, group.id),
      json: isManufacturer ? { ...typed, digest } : { names: changed, digest },
      done: () => T.saved,
    })
  }
  return (
    <Card title={isManufacturer ? T.spelling : T.names}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-ink-soft">{isManufacturer ? T.spellingLead : T.namesLead}</p>
        {isManufacturer ? (
          <TextField name="name" label={T.name} defaultValue={group.name} problem={problems.name} />
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            {group.names.map(({ language, name }) => (
              <TextField
                key={language}
                name={language}
                label={T.languages[language]}
                defaultValue={name}
                problem={problems[`names.${language}`]}
              />
            ))}
          </div>
        )}
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

const describeRemoval = ({ deviceCount, seriesCount }: Group): string => {
  if (deviceCount > 0) return T.hasDevices
  return seriesCount > 0 ? T.hasSeries : T.removable
}

function RemoveCard({ group }: GroupProps) {
  const remove = useAction<Pick<Group, 'id'>>(GROUP_LISTS_KEY)
  const navigate = useNavigate()
  const isEmpty = group.deviceCount === 0 && group.seriesCount === 0
  const confirm = () =>
    remove.mutate(
      {
        method: 'DELETE',
        path: buildGroupPath(group.kind, group.id),
        done: () => T.removed(group.name),
      },
      { onSuccess: () => void navigate({ to: `/desk/catalogue-groups/${group.kind}` }) },
    )
  return (
    <Card title={T.remove}>
      <p className="text-ink-soft">{describeRemoval(group)}</p>
      {isEmpty && (
        <ConfirmButton
          button={T.remove}
          title={T.removeQuestion(group.name)}
          text={T.removeText}
          className="mt-3"
          isDisabled={remove.isPending}
          onConfirm={confirm}
        />
      )}
    </Card>
  )
}

const listFacts = (group: Group): readonly (readonly [string, string])[] => [
  ...(group.manufacturer === null ? [] : [[T.manufacturer, group.manufacturer] as const]),
  ...(group.category === null ? [] : [[T.category, nameCode(group.category)] as const]),
  [T.deviceCount, String(group.deviceCount)],
  [T.pricedCount, String(group.pricedCount)],
]

const LoadedGroup = ({ group }: GroupProps) => (
  <Screen
    title={group.name}
    actions={
      <DeskLink href={`/desk/catalogue-groups/${group.kind}`} className={DESK_BUTTON.quiet}>
        {T.kinds[group.kind]}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Facts facts={listFacts(group)} />
      <NamesForm key={group.digest} group={group} />
      <Card title={T.addresses}>
        <Facts facts={group.names.map(({ language, url }) => [T.languages[language], url])} />
      </Card>
      {group.kind !== 'categories' && <RemoveCard group={group} />}
    </div>
  </Screen>
)

/** One series, manufacturer or category: its names, and its end. */
export function GroupScreen() {
  const { groupKind, group: id = '' } = useParams({ strict: false })
  const kind = GROUP_KINDS.find((one) => one === groupKind) ?? 'series'
  const { data, error, refetch } = useQuery(buildGroupQuery(kind, id))
  if (data) return <LoadedGroup key={`${kind} ${id}`} group={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
