import { FormField, type FormFieldProps } from './form-field.tsx'

/** An e-mail address, without the capitals and corrections of phone keyboards. */
export const EmailField = <Values extends object>(props: FormFieldProps<Values>) => (
  <FormField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
)
