import { useState } from 'react'
import { ChoiceField, LineField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'

export interface NewRecordDialogProps {
  readonly title: string
  /** What goes on with it, as a verb. */
  readonly button: string
  /** Of which market or kind it is; the first one is proposed. */
  readonly group: {
    readonly label: string
    readonly choices: readonly { readonly value: string; readonly name: string }[]
    readonly first: string
  }
  /** What it is called in its address. */
  readonly id: { readonly label: string; readonly maxLength: number; readonly pattern: string }
  readonly onStart: (group: string, id: string) => void
  readonly onClose: () => void
}

/** Asks what a new record is called. It begins with its first draft, in its own editor. */
export function NewRecordDialog({ title, button, group, id, onStart, onClose }: NewRecordDialogProps) {
  const [chosen, setChosen] = useState(group.first)
  const [typed, setTyped] = useState('')
  return (
    <FormDialog title={title} button={button} onSubmit={() => onStart(chosen, typed)} onClose={onClose}>
      <ChoiceField label={group.label} value={chosen} onChange={setChosen} choices={group.choices} />
      <LineField {...id} value={typed} onChange={setTyped} required />
    </FormDialog>
  )
}
