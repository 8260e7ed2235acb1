import { type FormEvent, useState } from 'react'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { FormFields } from '#domain/newsletter/newsletter-choices.ts'
import { readFormFields } from './read-form-fields.ts'

export interface NativeForm {
  readonly problems: readonly FieldProblem[]
  readonly attempt: number
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form that the browser itself sends, with or without script; the script stops it while it has problems. */
export function useNativeForm(check: (fields: FormFields) => readonly FieldProblem[]): NativeForm {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  return {
    problems,
    attempt,
    submit(event) {
      const found = check(readFormFields(event.currentTarget))
      setProblems(found)
      if (found.length === 0) return
      event.preventDefault()
      setAttempt(attempt + 1)
    },
  }
}
