import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import type { TextFieldName } from './draft.ts'

export interface DraftFieldProps
  extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'problem'> {
  readonly field: TextFieldName
  readonly group: FieldGroupProps
}

/** A text of the form. */
export const DraftField = ({ field, group, ...rest }: DraftFieldProps) => (
  <TextField
    {...rest}
    name={field}
    value={group.draft[field]}
    problem={group.problemOf(field)}
    onChange={(value) => group.onChange({ [field]: value })}
    onBlur={() => group.onLeave(field)}
  />
)

/** Fields that belong together, under a headline. */
export function FieldSection(props: {
  readonly title: string
  readonly hint?: string
  readonly children: React.ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-title font-semibold">{props.title}</legend>
      {props.hint && <p className="mt-1 text-small text-ink-soft">{props.hint}</p>}
      <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-6">{props.children}</div>
    </fieldset>
  )
}
