import { normalisePassword, PASSWORD_MIN } from '#domain/customers/password.ts'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { Form, FormValues } from './use-form.ts'

export interface PasswordProps<Values extends FormValues> {
  readonly form: Form<Values>
  readonly name: keyof Values & string
  readonly label: string
  readonly className?: string
}

function usePasswordProps<Values extends FormValues>({
  form,
  name,
  label,
  className,
}: PasswordProps<Values>) {
  const t = useTranslate()
  const problemOf = useProblemText(form.problems)
  return {
    name,
    label,
    value: form.values[name] ?? '',
    problem: problemOf(name),
    ...(className === undefined ? {} : { className }),
    // The name is one of the form's own.
    onChange: (value: string) => form.change({ [name]: value } as unknown as Partial<Values>),
    toggle: (isShown: boolean) => ({
      word: t(isShown ? 'PASSWORD_HIDE' : 'PASSWORD_SHOW'),
      label: t(isShown ? 'PASSWORD_HIDE_OF' : 'PASSWORD_SHOW_OF', { field: label }),
    }),
  }
}

/** The password that somebody has. */
export const CurrentPassword = <Values extends FormValues>(props: PasswordProps<Values>) => (
  <PasswordField {...usePasswordProps(props)} autoComplete="current-password" />
)

/** How much is missing to the length that the rule asks for; the rule knows nothing else about strength. */
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

/** A password that is chosen now. */
export function NewPassword<Values extends FormValues>(props: PasswordProps<Values>) {
  const t = useTranslate()
  const field = usePasswordProps(props)
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
