import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import type { Fields } from './use-form.ts'
import { useProblemText } from './use-problem-text.ts'

/** The names of the fields that hold a text. */
export type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never
}[keyof Values & string]

export interface FormFieldProps<Values extends object>
  extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'problem'> {
  readonly form: Fields<Values>
  readonly name: TextName<Values>
  /** What the text becomes once the field is left. */
  readonly complete?: ((text: string) => string) | undefined
}

/** Binds a field to its form. */
export function useFormField<Values extends object>(form: Fields<Values>, name: TextName<Values>) {
  const describeProblem = useProblemText(form.problems)
  return {
    name,
    // The type of the name says that it is a text.
    value: form.values[name] as string,
    problem: describeProblem(name),
    onChange: (value: string) => form.change({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => form.leave(name),
  }
}

/** A text field of a form. */
export function FormField<Values extends object>({ form, name, complete, ...rest }: FormFieldProps<Values>) {
  const field = useFormField(form, name)
  const leave = () => {
    const completed = complete?.(field.value) ?? field.value
    if (completed !== field.value) field.onChange(completed)
    field.onBlur()
  }
  return <TextField {...rest} {...field} onBlur={leave} />
}
