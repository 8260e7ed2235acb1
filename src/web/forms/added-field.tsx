import { useEffect, useRef, useState } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'

export interface AddedFieldProps<Values extends object> extends FormFieldProps<Values> {
  /** What the button says as long as there is no field. */
  readonly addLabel: string
}

/** A field that few people need: a button until someone asks for it or it holds something. */
export function AddedField<Values extends object>({ addLabel, ...props }: AddedFieldProps<Values>) {
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'absent' | 'asked' | 'shown'>('absent')
  // Once it is there it stays, or it would vanish under the hands of someone who empties it.
  if (state === 'absent' && props.form.values[props.name] !== '') setState('shown')
  useEffect(() => {
    if (state === 'asked') field.current?.querySelector('input')?.focus()
  }, [state])
  if (state === 'absent')
    return (
      <button
        type="button"
        onClick={() => setState('asked')}
        className="noscript:hidden inline-flex min-h-11 cursor-pointer items-center justify-self-start text-left text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong sm:col-span-6"
      >
        {addLabel}
      </button>
    )
  return (
    <div ref={field} className="sm:col-span-6">
      <FormField {...props} />
    </div>
  )
}
