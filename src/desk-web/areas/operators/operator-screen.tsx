import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OpenOperator } from '#contracts/desk/operators.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AccessCards } from './access-cards.tsx'
import { buildOperatorPath, buildOperatorQuery, OPERATORS_KEY } from './operator-queries.ts'

const T = TEXTS.operators

interface OperatorProps {
  readonly operator: OpenOperator
}

type Session = OpenOperator['sessions'][number]

const describePlace = ({ mayDo, browser, address }: Session): string =>
  mayDo === null ? T.browser(browser ?? '', address ?? '') : T.token(mayDo)

function SessionRow({ operator, session }: OperatorProps & { readonly session: Session }) {
  const end = useAction(OPERATORS_KEY)
  const place = describePlace(session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
      <span className="min-w-48 flex-1 wrap-anywhere">{place}</span>
      <span className="text-tiny text-ink-soft">
        {T.since} <Moment iso={session.createdAt} />
      </span>
      <span className="text-tiny text-ink-soft">
        {T.lastUsed} <Moment iso={session.lastUsedAt} />
      </span>
      <span className="text-tiny text-ink-soft">
        {T.ends} <Moment iso={session.expiresAt} />
      </span>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        aria-label={T.endOne(place)}
        disabled={end.isPending}
        onClick={() =>
          end.mutate({
            method: 'DELETE',
            path: `${buildOperatorPath(operator.name)}/sign-ins/${session.id}`,
            done: () => T.ended,
          })
        }
      >
        {T.end}
      </button>
    </li>
  )
}

function SignInsCard({ operator }: OperatorProps) {
  const endAll = useAction<{ readonly ended: number }>(OPERATORS_KEY)
  const { name, sessions } = operator
  return (
    <Card
      title={T.signIns}
      aside={
        sessions.length > 0 && (
          <ConfirmButton
            button={T.endAll}
            text={T.endAllText(name)}
            onConfirm={() =>
              endAll.mutate({
                method: 'DELETE',
                path: `${buildOperatorPath(name)}/sign-ins`,
                done: ({ ended }) => T.endedAll(ended),
              })
            }
          />
        )
      }
    >
      {sessions.length === 0 && <p className="text-ink-soft">{T.noSignIns}</p>}
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} operator={operator} session={session} />
        ))}
      </ul>
    </Card>
  )
}

/** Resetting needs the administrator's own factor again. */
function ResetPart({ operator: { name } }: OperatorProps) {
  const isConfirmed = useConfirmed()
  const reset = useAction(OPERATORS_KEY)
  return (
    <ConfirmButton
      button={T.reset}
      text={T.resetText}
      isDisabled={reset.isPending}
      mayAsk={isConfirmed}
      onConfirm={() =>
        reset.mutate({ path: `${buildOperatorPath(name)}/factor-reset`, done: () => T.resetDone(name) })
      }
    />
  )
}

function FactorCard({ operator }: OperatorProps) {
  const { name, factor, isOwn } = operator
  return (
    <Card title={T.columns.factor}>
      {isOwn && (
        <p>
          {T.own}{' '}
          <a href="/desk/security" className={TEXT_LINK}>
            {T.ownLink}
          </a>
        </p>
      )}
      {!isOwn && factor !== 'SET_UP' && <p>{T.noFactor(name)}</p>}
      {!isOwn && factor === 'SET_UP' && <ResetPart operator={operator} />}
    </Card>
  )
}

const LoadedOperator = ({ operator }: OperatorProps) => (
  <Screen
    title={T.operatorTitle(operator.name)}
    actions={
      <DeskLink href="/desk/operators" className={DESK_BUTTON.quiet}>
        {T.allOperators}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Facts
        facts={[
          [T.columns.roles, operator.roles.map((role) => TEXTS.roles[role]).join(', ')],
          [T.columns.factor, T.factors[operator.factor]],
          [T.disabledSince, operator.disabledAt && <Moment key="disabled" iso={operator.disabledAt} />],
        ]}
      />
      <SignInsCard operator={operator} />
      <FactorCard operator={operator} />
      <AccessCards operator={operator} />
    </div>
  </Screen>
)

/** One operator: where they are signed in, and help for whoever has lost everything. */
export function OperatorScreen() {
  const { name = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildOperatorQuery(name))
  if (data) return <LoadedOperator key={data.name} operator={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
