import { type FormEvent, useState } from 'react'
import type { AddedOperator, CreatedToken, OpenOperator } from '#contracts/desk/operators.ts'
import { TOKEN_DAYS } from '#contracts/desk/token-days.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { CheckBoxes } from '../../ui/check-boxes.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { ROLE_BOXES } from './add-operator.tsx'
import { buildOperatorPath, OPERATORS_KEY } from './operator-queries.ts'
import { ShownOnce } from './shown-once.tsx'

const T = TEXTS.operators

interface OperatorProps {
  readonly operator: OpenOperator
}

function RolesCard({ operator: { name, roles } }: OperatorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(roles)
  const isConfirmed = useConfirmed()
  const change = useAction(OPERATORS_KEY)
  return (
    <Card title={T.columns.roles}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isConfirmed()) return
          change.mutate({
            method: 'PUT',
            path: `${buildOperatorPath(name)}/roles`,
            json: { roles: chosen },
            done: () => T.rolesChanged(name),
          })
        }}
      >
        <CheckBoxes legend={T.mayDo(name)} boxes={ROLE_BOXES} chosen={chosen} onChange={setChosen} />
        <button
          type="submit"
          className={`${DESK_BUTTON.secondary} justify-self-start`}
          disabled={change.isPending || chosen.length === 0}
        >
          {T.changeRoles}
        </button>
      </form>
    </Card>
  )
}

function PasswordCard({ operator: { name } }: OperatorProps) {
  const [made, setMade] = useState<AddedOperator | null>(null)
  const isConfirmed = useConfirmed()
  const renew = useAction<AddedOperator>(OPERATORS_KEY)
  return (
    <Card title={T.password}>
      <ConfirmButton
        button={T.renewPassword}
        text={T.renewPasswordText(name)}
        isDisabled={renew.isPending}
        mayAsk={isConfirmed}
        onConfirm={() =>
          renew.mutate({ path: `${buildOperatorPath(name)}/password` }, { onSuccess: setMade })
        }
      />
      {made && (
        <ShownOnce
          title={T.passwordTitle(name)}
          text={T.passwordText(name)}
          secret={made.password}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}

function TokenCard({ operator }: OperatorProps) {
  const { name, roles, actionScopes } = operator
  const [scopes, setScopes] = useState<readonly string[]>([])
  const [made, setMade] = useState<CreatedToken | null>(null)
  const isConfirmed = useConfirmed()
  const create = useAction<CreatedToken>(OPERATORS_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isConfirmed()) return
    const days = Number(new FormData(event.currentTarget).get('days'))
    create.mutate(
      { path: `${buildOperatorPath(name)}/tokens`, json: { scopes, days } },
      { onSuccess: setMade },
    )
  }
  return (
    <Card title={T.newToken}>
      <form className="grid gap-3" onSubmit={submit}>
        <p className="max-w-text text-ink-soft">{T.newTokenLead}</p>
        <CheckBoxes
          legend={T.tokenRoles}
          boxes={ROLE_BOXES.filter(({ value }) => roles.includes(value))}
          chosen={scopes}
          onChange={setScopes}
        />
        {actionScopes.length > 0 && (
          <CheckBoxes
            legend={T.tokenActions}
            boxes={actionScopes.map(({ action, label }) => ({ value: action, label }))}
            chosen={scopes}
            onChange={setScopes}
          />
        )}
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.tokenDays}</span>
          <input
            name="days"
            type="number"
            required
            min={TOKEN_DAYS.min}
            max={TOKEN_DAYS.max}
            defaultValue={TOKEN_DAYS.usual}
            className="min-h-9 w-28 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
          />
        </label>
        <button
          type="submit"
          className={`${DESK_BUTTON.secondary} justify-self-start`}
          disabled={create.isPending || scopes.length === 0}
        >
          {T.createToken}
        </button>
      </form>
      {made && (
        <ShownOnce
          title={T.tokenTitle}
          text={T.tokenText(name, formatMoment(made.expiresAt))}
          secret={made.token}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}

function DisableCard({ operator: { name } }: OperatorProps) {
  const isConfirmed = useConfirmed()
  const disable = useAction(OPERATORS_KEY)
  return (
    <Card title={T.disable}>
      <p className="max-w-text text-ink-soft">{T.disableLead}</p>
      <ConfirmButton
        button={T.disableOne(name)}
        text={T.disableText(name)}
        action={T.disable}
        className="mt-3"
        isDisabled={disable.isPending}
        mayAsk={isConfirmed}
        onConfirm={() =>
          disable.mutate({ path: `${buildOperatorPath(name)}/disabling`, done: () => T.disabledDone(name) })
        }
      />
    </Card>
  )
}

/** What administrators change of another operator; nobody changes their own access. */
export function AccessCards({ operator }: OperatorProps) {
  if (operator.isOwn || operator.disabledAt !== null) return null
  return (
    <>
      <RolesCard key={operator.roles.join()} operator={operator} />
      <PasswordCard operator={operator} />
      <TokenCard operator={operator} />
      <DisableCard operator={operator} />
    </>
  )
}
