import { type FormEvent, useState } from 'react'
import { OPERATOR_ROLES } from '#contracts/desk/operator-roles.ts'
import type { AddedOperator } from '#contracts/desk/operators.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { CheckBoxes } from '../../ui/check-boxes.tsx'
import { Modal } from '../../ui/modal.tsx'
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    add.mutate({ path: '/desk/api/operators', json: { name, roles } }, { onSuccess: onAdded })
  }
  return (
    <Modal label={T.add} onClose={onClose} className="m-auto w-[min(34rem,94vw)] rounded-card">
      <form className="grid gap-3 p-5" onSubmit={submit}>
        <h2 className="text-screen">{T.add}</h2>
        <TextField name="name" label={T.name} problem={problems.name} />
        <p className="text-tiny text-ink-soft">{T.nameHint}</p>
        <CheckBoxes legend={T.columns.roles} boxes={ROLE_BOXES} chosen={roles} onChange={setRoles} />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.quiet} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button
            type="submit"
            className={DESK_BUTTON.primary}
            disabled={add.isPending || roles.length === 0}
          >
            {T.add}
          </button>
        </div>
      </form>
    </Modal>
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
