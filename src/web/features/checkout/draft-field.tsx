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
