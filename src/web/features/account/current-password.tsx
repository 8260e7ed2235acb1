import { type TextName, useFormField } from '#web/forms/form-field.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

export interface PasswordProps<Values extends object> {
  readonly form: Fields<Values>
  readonly name: TextName<Values>
  readonly label: string
  readonly className?: string
}

export function usePasswordField<Values extends object>({
  form,
  name,
  label,
  className = '',
}: PasswordProps<Values>) {
  const t = useTranslate()
  const field = useFormField(form, name)
  return {
    name,
    label,
    className,
    value: field.value,
    problem: field.problem,
    onChange: field.onChange,
    toggle: (isShown: boolean) => ({
      text: t(isShown ? 'PASSWORD_HIDE' : 'PASSWORD_SHOW'),
      label: t(isShown ? 'PASSWORD_HIDE_OF' : 'PASSWORD_SHOW_OF', { field: label }),
    }),
  }
}

/** The password of an existing account. */
export const CurrentPassword = <Values extends object>(props: PasswordProps<Values>) => (
  <PasswordField {...usePasswordField(props)} autoComplete="current-password" />
)
