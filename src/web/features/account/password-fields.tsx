import { normalisePassword, PASSWORD_MIN } from '#domain/customers/password.ts'
import { type TextName, useFormField } from '#web/forms/form-field.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

export interface PasswordProps<Values extends object> {
  readonly form: Fields<Values>
  readonly name: TextName<Values>
  readonly label: string
  readonly className?: string
}

function usePasswordField<Values extends object>({
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

/** How many characters are missing; length is all that the rule knows about strength. */
function PasswordLength({ value }: { readonly value: string }) {
  const t = useTranslate()
  const length = [...normalisePassword(value)].length
  const missing = Math.max(PASSWORD_MIN - length, 0)
  return (
    <div className="mt-2 flex items-center gap-3 text-small text-ink-soft">
      <progress
        value={Math.min(length, PASSWORD_MIN)}
        max={PASSWORD_MIN}
        aria-hidden="true"
        className="h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {length > 0 && (
        <span className="flex items-center gap-1">
          {missing === 0 && <Icon name="tick" className="size-4 text-accent" />}
          {missing === 0 ? t('PASSWORD_LONG_ENOUGH') : t('PASSWORD_MISSING', { count: missing })}
        </span>
      )}
      <span role="status" className="sr-only">
        {length > 0 && missing === 0 ? t('PASSWORD_LONG_ENOUGH') : ''}
      </span>
    </div>
  )
}

/** A password that is being chosen. */
export function NewPassword<Values extends object>(props: PasswordProps<Values>) {
  const t = useTranslate()
  const field = usePasswordField(props)
  return (
    <PasswordField
      {...field}
      hint={t('FIELD_PASSWORD_HINT', { min: PASSWORD_MIN })}
      autoComplete="new-password"
    >
      <PasswordLength value={field.value} />
    </PasswordField>
  )
}
