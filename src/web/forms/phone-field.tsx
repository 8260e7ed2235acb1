import { FormField, type FormFieldProps } from './form-field.tsx'
import { useTypedFormats } from './use-typed-formats.ts'

/** A phone number, grouped while it is typed. */
export function PhoneField<Values extends object>(props: FormFieldProps<Values>) {
  const { phone } = useTypedFormats()
  return <FormField type="tel" autoComplete="tel" {...phone} {...props} />
}
