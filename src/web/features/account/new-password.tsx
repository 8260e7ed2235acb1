import { normalisePassword, PASSWORD_MIN } from '#domain/customers/normalise-password.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { type PasswordProps, usePasswordField } from './current-password.tsx'

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
