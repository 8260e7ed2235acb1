import type { FormFields } from '#domain/newsletter/newsletter-choices.ts'

/** What a form would send, by name. */
export function readFormFields(form: HTMLFormElement): FormFields {
  const fields: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields[name] = [...(fields[name] ?? []), value]
  return fields
}
