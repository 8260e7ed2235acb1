import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alert } from '#contracts/desk/alerts.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { ALERTS_KEY, ALERTS_QUERY } from '../../platform/api/alert-query.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { findAlertState } from './alert-state.ts'

const T = TEXTS.alerts

const TONES = { open: 'late', seen: 'accent', closed: 'plain', over: 'plain' } as const

const describeBy = (name: string | null, at: string | null): string =>
  name === null || at === null ? T.none : T.by(name, formatMoment(at))

function AlertActions({ alert }: { readonly alert: Alert }) {
  const [isClosing, setIsClosing] = useState(false)
  const act = useAction<Alert>(ALERTS_KEY)
  const { id, title, seenAt, closedAt } = alert
  if (closedAt !== null) return null
  return (
    <div className="flex flex-wrap gap-2">
      {seenAt === null && (
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={act.isPending}
          onClick={() => act.mutate({ path: `/desk/api/alerts/${id}/seen`, done: () => T.seen(title) })}
        >
          {T.see}
        </button>
      )}
      <button type="button" className={DESK_BUTTON.quiet} onClick={() => setIsClosing(true)}>
        {T.close}
      </button>
      {isClosing && (
        <NoteDialog
          title={T.closeTitle(title)}
          lead={T.closeLead}
          label={T.closeLabel}
          button={T.close}
          isBusy={act.isPending}
          onClose={() => setIsClosing(false)}
          onSubmit={(note) =>
            act.mutate(
              { path: `/desk/api/alerts/${id}/close`, json: { note }, done: () => T.closed(title) },
              { onSuccess: () => setIsClosing(false) },
            )
          }
        />
      )}
    </div>
  )
}

function AlertRow({ alert, nowMs }: { readonly alert: Alert; readonly nowMs: number }) {
  const state = findAlertState(alert)
  return (
    <li
      className={`grid gap-2 rounded-card border border-line bg-card p-4 ${state === 'open' || state === 'seen' ? '' : 'text-ink-soft'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex flex-wrap items-center gap-2 font-text text-base font-semibold tracking-normal">
          {alert.title}
          <Badge tone={TONES[state]}>{T.states[state]}</Badge>
        </h2>
        <Age iso={alert.since} nowMs={nowMs} />
      </div>
      <p>{alert.text}</p>
      {alert.note !== null && <p className="border-l-2 border-line pl-3">{alert.note}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-tiny text-ink-soft">
          {T.columns.since}: {formatMoment(alert.since)} · {T.columns.seen}:{' '}
          {describeBy(alert.seenBy, alert.seenAt)} · {T.columns.closed}:{' '}
          {describeBy(alert.closedBy, alert.closedAt)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <DeskLink href={alert.path} className={TEXT_LINK}>
            {T.open}
            <span className="sr-only">: {alert.title}</span>
          </DeskLink>
          <AlertActions alert={alert} />
        </div>
      </div>
    </li>
  )
}

/** What the shop has noticed by itself, and who has dealt with it. */
export function AlertsScreen() {
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(ALERTS_QUERY)
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen title={T.title} lead={T.lead}>
      {data?.rows.length === 0 && <p className="mt-6">{T.empty}</p>}
      <ul aria-label={T.title} className="mt-4 grid max-w-4xl gap-3">
        {data?.rows.map((alert) => (
          <AlertRow key={alert.id} alert={alert} nowMs={nowMs} />
        ))}
      </ul>
    </Screen>
  )
}
