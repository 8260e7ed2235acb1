import { type FormEvent, useRef, useState } from 'react'
import type { ErrorBody, ErrorId } from '#contracts/errors.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

export type FormValues = Readonly<Record<string, string>>

/** What a form says about itself, besides the problems of its fields. */
export type FormState =
  | { readonly kind: 'idle' | 'sending' | 'done' | 'noAnswer' }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  /** For a reason that no field can be blamed for. */
  | { readonly kind: 'refused'; readonly id: ErrorId }

export interface FormOptions<Values extends FormValues> {
  readonly initial: Values
  /** The same rules as on the server. */
  readonly check: (values: Values) => readonly FieldProblem[]
  readonly send: (values: Values) => Promise<CustomerResult<unknown>>
  readonly onDone?: (values: Values) => void
  /** Fields that are emptied when all went well: what is secret does not stay on the screen. */
  readonly cleared?: readonly (keyof Values & string)[]
}

export interface Form<Values extends FormValues> {
  readonly values: Values
  /** Problems that may be shown: none before the first attempt, then as they are. */
  readonly problems: readonly FieldProblem[]
  /** How often it was sent with problems; each time the first of them is led to. */
  readonly attempt: number
  readonly state: FormState
  readonly change: (change: Partial<Values>) => void
  readonly submit: (event: FormEvent) => void
}

const TOO_MANY = 429

/** The form's own name of a field that is sent under a path. */
export function formNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  // A password stands in a list of credentials.
  return name === 'value' ? 'password' : name
}

const problemsIn = ({ errors = [] }: ErrorBody, values: FormValues): FieldProblem[] =>
  errors
    .map(({ field, key, params = {} }) => ({ field: formNameOf(field), key, params }))
    .filter(({ field }) => field in values)

/** What a form says after its answer; problems of fields are not part of it. */
export function stateAfter(result: CustomerResult<unknown>): FormState {
  if (result.kind === 'ok') return { kind: 'done' }
  if (result.kind === 'signedOut') return { kind: 'idle' }
  if (result.kind === 'noAnswer') return { kind: 'noAnswer' }
  const { statusCode, id } = result.error
  if (statusCode === TOO_MANY) return { kind: 'busy', retryAfterSeconds: result.retryAfterSeconds ?? null }
  return statusCode >= 500 ? { kind: 'noAnswer' } : { kind: 'refused', id }
}

/** What the server found and the form did not; a field that is changed has another chance. */
function useRefusals() {
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  const forget = (names: readonly string[]) =>
    setRefused((before) => before.filter(({ field }) => !names.includes(field)))
  return { refused, setRefused, forget }
}

/** Sends the form, once at a time. Problems that the server finds at fields are handed on; the rest is a state. */
function useSending<Values extends FormValues>(
  { send, onDone }: FormOptions<Values>,
  onRefused: (problems: readonly FieldProblem[]) => void,
) {
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  // Two clicks may come before the first one is shown.
  const isSending = useRef(false)
  async function run(values: Values): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState({ kind: 'sending' })
    const result = await send(values)
    isSending.current = false
    const found = result.kind === 'refused' ? problemsIn(result.error, values) : []
    setState(found.length > 0 ? { kind: 'idle' } : stateAfter(result))
    if (found.length > 0) onRefused(found)
    if (result.kind === 'ok') onDone?.(values)
  }
  return { state, setState, run }
}

/**
 * A form that speaks when it is sent, and from then on while it is put right. Not when a field is left: what appears
 * under the field in that moment would push the button away from the finger that is just pressing it.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(options.initial)
  const [attempt, setAttempt] = useState(0)
  const { refused, setRefused, forget } = useRefusals()
  const onDone = (sent: Values) => {
    const emptied = (options.cleared ?? []).map((name) => [name, ''])
    setValues((before) => ({ ...before, ...Object.fromEntries(emptied) }))
    options.onDone?.(sent)
  }
  const { state, setState, run } = useSending({ ...options, onDone }, (found) => {
    setRefused(found)
    setAttempt((count) => count + 1)
  })
  const own = options.check(values)
  const known = new Set(own.map(({ field }) => field))
  const all = [...own, ...refused.filter(({ field }) => !known.has(field))]
  return {
    values,
    state,
    attempt,
    problems: attempt > 0 ? all : [],
    change(change) {
      setValues((before) => ({ ...before, ...change }))
      forget(Object.keys(change))
      if (state.kind !== 'sending') setState({ kind: 'idle' })
    },
    submit(event) {
      event.preventDefault()
      setRefused([])
      setAttempt(own.length > 0 ? attempt + 1 : 0)
      if (own.length === 0) void run(values)
    },
  }
}
