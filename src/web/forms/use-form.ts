import { type FormEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { toFormProblems } from './field-problems.ts'
import { createFormStore, type FormStart, listShownProblems, type SubmitOptions } from './form-store.ts'
import type { SubmitState } from './submit-state.ts'

// Methods, not function properties, so that a group of fields accepts any form that has at least its fields.
export interface Fields<Values extends object> {
  readonly values: Values
  /** Problems that may be shown now. */
  readonly problems: readonly FieldProblem[]
  /** How often the form was submitted with problems; each time, the first one gets the focus. */
  readonly attempt: number
  change(change: Partial<Values>): void
  /** For a change that depends on the current values. */
  update(change: (values: Values) => Values): void
  /** The current values, also between renders. */
  getValues(): Values
  /** To be called on blur: forms that want it show the field's problems from then on. */
  leave(field: string): void
  /** Drops the server's problems with some fields. */
  forget(fields: readonly string[]): void
  /** Shows problems that were found elsewhere. */
  refuse(problems: readonly FieldProblem[]): void
  reset(): void
  /** False with problems, which are shown from then on. */
  validate(): boolean
}

export interface Form<Values extends object> extends Fields<Values> {
  readonly state: SubmitState
  submit(event?: Pick<FormEvent, 'preventDefault'>): void
  /** Sends the form as another request, beside the earlier version that has arrived. */
  submitAsNew(): void
}

export interface FieldsOptions<Values extends object>
  extends FormStart<Values>,
    Pick<SubmitOptions<Values, unknown>, 'check'> {
  /**
   * Shows problems as soon as a field is left. Only for forms whose button is elsewhere: a problem that appears while
   * the visitor presses the button would push it away from under the finger.
   */
  readonly showsProblemsOnLeave?: boolean
}

function useFormStore<Values extends object>(options: FieldsOptions<Values>) {
  const { check, showsProblemsOnLeave = false } = options
  const [form] = useState(() => createFormStore(options))
  const data = useStore(form.store)
  // After hydration: the server has rendered the form without the tab's draft.
  useEffect(() => form.restore(), [form])
  const fields: Fields<Values> = {
    values: data.values,
    attempt: data.attempt,
    problems: listShownProblems(data, () => toFormProblems(check(data.values))),
    change: form.change,
    update: form.update,
    getValues: () => form.store.getState().values,
    leave: showsProblemsOnLeave ? form.leave : () => undefined,
    forget: form.forget,
    refuse: form.refuse,
    reset: form.reset,
    validate: () => form.validate(check),
  }
  return { form, fields, state: data.state }
}

/** Fields that are filled in here and sent by another step. */
export const useFields = <Values extends object>(options: FieldsOptions<Values>): Fields<Values> =>
  useFormStore(options).fields

export type FormOptions<Values extends object, Data> = FieldsOptions<Values> & SubmitOptions<Values, Data>

/** A form that shows problems on submit, and from then on while they are corrected. Two clicks send it once. */
export function useForm<Values extends object, Data = unknown>(
  options: FormOptions<Values, Data>,
): Form<Values> {
  const { form, fields, state } = useFormStore(options)
  return {
    ...fields,
    state,
    submit(event) {
      event?.preventDefault()
      void form.submit(options)
    },
    submitAsNew: () => void form.submitAsNew(options),
  }
}
