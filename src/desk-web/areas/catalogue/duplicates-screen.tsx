import { useQuery } from '@tanstack/react-query'
import type { DuplicateGroups } from '#contracts/desk/catalogue.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { DUPLICATES_QUERY } from './catalogue-queries.ts'

const T = TEXTS.catalogue

type FoundGroup = DuplicateGroups['groups'][number]

const Group = ({ sharedCodes, devices }: FoundGroup) => (
  <li className="rounded-card border border-line bg-card p-4">
    {sharedCodes.length > 0 && <p className="figures text-tiny text-ink-soft">{T.codes(sharedCodes)}</p>}
    <ul className="grid gap-1">
      {devices.map(({ id, name, category, state }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <DeskLink href={`/desk/catalogue/${id}`} className={TEXT_LINK}>
            {name}
          </DeskLink>
          <span className="text-tiny text-ink-soft">{nameCode(category)}</span>
          {state !== 'bought' && <Badge>{T.states[state]}</Badge>}
        </li>
      ))}
    </ul>
  </li>
)

const REASONS = ['name', 'code'] as const

function Groups({ groups, isTruncated }: DuplicateGroups) {
  return (
    <div className="mt-4 grid max-w-4xl gap-6">
      {REASONS.map((wanted) => {
        const found = groups.filter(({ reason }) => reason === wanted)
        return (
          <section key={wanted} aria-label={T.duplicateTitles[wanted]}>
            <h2 className="text-base">{T.duplicateTitles[wanted]}</h2>
            <p className="text-ink-soft">{found.length === 0 ? T.noDuplicates : T.duplicateLeads[wanted]}</p>
            <ul className="mt-2 grid gap-3">
              {found.map((group) => (
                <Group key={group.devices.map(({ id }) => id).join()} {...group} />
              ))}
            </ul>
          </section>
        )
      })}
      {isTruncated && <p className="text-ink-soft">{T.moreDuplicates}</p>}
    </div>
  )
}

/** Devices of the whole catalogue that may be the same one. */
export function DuplicatesScreen() {
  const { data, error, refetch } = useQuery(DUPLICATES_QUERY)
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={T.duplicatesTitle}
      lead={T.duplicatesLead}
      actions={
        <DeskLink href="/desk/catalogue" className={DESK_BUTTON.quiet}>
          {T.allDevices}
        </DeskLink>
      }
    >
      {data ? (
        <Groups {...data} />
      ) : (
        <p role="status" className="mt-4 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
