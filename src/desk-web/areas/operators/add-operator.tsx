import { useState } from 'react'
import { OPERATOR_ROLES } from '#contracts/desk/operator-roles.ts'
import type { AddedOperator } from '#contracts/desk/operators.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { CheckBoxes } from '../../ui/check-boxes.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OPERATORS_KEY } from './operator-queries.ts'
import { ShownOnce } from './shown-once.tsx'

const T = TEXTS.operators

export const ROLE_BOXES = OPERATOR_ROLES.map((role) => ({ value: role, label: TEXTS.roles[role] }))

interface AddFormProps {
  readonly onAdded: (added: AddedOperator) => void
  readonly onClose: () => void
}

function AddForm({ onAdded, onClose }: AddFormProps) {
  const [roles, setRoles] = useState<readonly string[]>([])
  const add = useAction<AddedOperator>(OPERATORS_KEY)
  const problems = findFieldProblems(add.error)
  const submit = (typed: FormData) =>
    add.mutate(
      { path: '/desk/api/operators', json: { name: String(typed.get('name') ?? ''), roles } },
      { onSuccess: onAdded },
    )
  return (
    <FormDialog
      title={T.add}
      button={T.add}
      isDisabled={add.isPending || roles.length === 0}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={T.name} problem={problems.name} />
      <p className="text-tiny text-ink-soft">{T.nameHint}</p>
      <CheckBoxes legend={T.columns.roles} boxes={ROLE_BOXES} chosen={roles} onChange={setRoles} />
    </FormDialog>
  )
}

/** Adds someone, and shows their first password once. */
export function AddOperator() {
  const [state, setState] = useState<'closed' | 'asking' | AddedOperator>('closed')
  const isConfirmed = useConfirmed()
  const close = () => setState('closed')
  return (
    <>
      <button
        type="button"
        className={DESK_BUTTON.primary}
        onClick={() => isConfirmed() && setState('asking')}
      >
        {T.add}
      </button>
      {state === 'asking' && <AddForm onAdded={setState} onClose={close} />}
      {typeof state === 'object' && (
        <ShownOnce
          title={T.added(state.name)}
          text={T.passwordText(state.name)}
          secret={state.password}
          onClose={close}
        />
      )}
    </>
  )
}
