import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ErrorBody } from '#contracts/errors.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { readTabStorage, writeTabStorage } from '#web/platform/browser/tab-storage.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { readServerProblems, toFormProblems } from './field-problems.ts'
import { claimKey, createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'
import { readSubmitState, type SubmitState } from './submit-state.ts'

/** What a form begins with. */
export interface FormStart<Values extends object> {
  readonly initial: Values
  /** Stores the values in this tab, so that they survive reloads and the Back button. */
  readonly draft?: {
    readonly key: string
    /** Must accept anything: the stored value may be of an older version. */
    readonly read: (stored: unknown) => Values
  }
  /** One where the server has returned the form with problems, so that they are shown from the start. */
  readonly attempt?: number
  readonly state?: SubmitState
}

export interface SubmitOptions<Values extends object, Data> {
  /** The same rules as on the server. */
  readonly check: (values: Values) => readonly FieldProblem[]
  /** Loads what showing problems needs, on pages that start without it. */
  readonly beforeProblems?: () => Promise<unknown>
  readonly send: (values: Values, idempotencyKey: string) => Promise<CustomerResult<Data>>
  /** Where the key is stored; by default it lives as long as the page. */
  readonly keys?: IdempotencyKeys
  readonly onDone?: (values: Values, data: Data) => void
  /** Handles a refusal that concerns no field of this form. True when it is shown elsewhere. */
  readonly onRefused?: (error: ErrorBody) => boolean
  /** Fields that are emptied on success: secrets do not stay on the screen. */
  readonly clearedFields?: readonly (keyof Values & string)[]
}

export interface FormSnapshot<Values extends object> {
  readonly values: Values
  /** How often the form was submitted with problems; each time, the first one gets the focus. */
  readonly attempt: number
  /** Fields that were left: their problems are shown even before the first attempt. */
  readonly left: readonly string[]
  /** Problems that only the server found; changing a field drops its own. */
  readonly refused: readonly FieldProblem[]
  readonly state: SubmitState
}

/** A form's whole behaviour without React, so that it can be tested without a browser. */
export interface FormStore<Values extends object> {
  readonly store: StoreApi<FormSnapshot<Values>>
  /** Takes effect at once, so that values are stored before a request leaves. */
  update(change: (values: Values) => Values): void
  change(change: Partial<Values>): void
  leave(field: string): void
  forget(fields: readonly string[]): void
  /** Shows problems that were found elsewhere. */
  refuse(problems: readonly FieldProblem[]): void
  reset(): void
  restore(): void
  /** False with problems, which are shown from then on. */
  validate(check: (values: Values) => readonly FieldProblem[]): boolean
  submit<Data>(options: SubmitOptions<Values, Data>): Promise<void>
  /** Sends the form as another request, beside the one that has arrived. */
  submitAsNew<Data>(options: SubmitOptions<Values, Data>): Promise<void>
}

const IDLE: SubmitState = { kind: 'idle' }

/** A sender that fails has no answer, such as one whose code did not load: the form must not wait for it forever. */
async function awaitResult<Data>(work: () => Promise<CustomerResult<Data>>): Promise<CustomerResult<Data>> {
  try {
    return await work()
  } catch (error) {
    reportProblem(error)
    return { kind: 'noAnswer' }
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      reportProblem(error)
      return false
    },
  )

/** The problems that may be shown: none before the first attempt, except at fields that were left. */
export function listShownProblems<Values extends object>(
  { attempt, left, refused }: FormSnapshot<Values>,
  check: () => readonly FieldProblem[],
): readonly FieldProblem[] {
  // Most pages with a form are opened to read: nothing is checked until someone fills it in.
  if (attempt === 0 && left.length === 0) return []
  const own = check()
  const ownFields = new Set(own.map(({ field }) => field))
  const all = [...own, ...refused.filter(({ field }) => !ownFields.has(field))]
  return attempt > 0 ? all : all.filter(({ field }) => left.includes(field))
}

const emptyFields = <Values extends object>(values: Values, names: readonly string[]): Values => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, ''])),
})

export function createFormStore<Values extends object>(start: FormStart<Values>): FormStore<Values> {
  const { initial, draft } = start
  const store = createStore<FormSnapshot<Values>>(() => ({
    values: initial,
    attempt: start.attempt ?? 0,
    left: [],
    refused: [],
    state: start.state ?? IDLE,
  }))
  const { getState: get, setState: set } = store
  const ownKeys = createIdempotencyKeys()
  // Not part of the state: two clicks may come before the first one is rendered.
  let isSending = false

  function update(change: (values: Values) => Values): void {
    const values = change(get().values)
    if (values === get().values) return
    set({ values })
    if (draft) writeTabStorage(draft.key, values)
  }

  const forget = (fields: readonly string[]) =>
    set({ refused: get().refused.filter(({ field }) => !fields.includes(field)) })

  const refuse = (problems: readonly FieldProblem[]) => set({ refused: problems, attempt: get().attempt + 1 })

  async function takeRefusal<Data>(
    error: ErrorBody,
    { onRefused, beforeProblems }: SubmitOptions<Values, Data>,
  ): Promise<boolean> {
    const problems = readServerProblems(error).filter(({ field }) => field in get().values)
    if (problems.length === 0) return onRefused?.(error) ?? false
    // Without the texts of its problems the form can only say that it was refused.
    if (beforeProblems && !(await succeeds(beforeProblems()))) return false
    refuse(problems)
    return true
  }

  async function takeResult<Data>(
    result: CustomerResult<Data>,
    values: Values,
    options: SubmitOptions<Values, Data>,
  ): Promise<void> {
    const state = readSubmitState(result)
    const isShown = state.kind === 'refused' && (await takeRefusal(state.error, options))
    isSending = false
    set({ state: isShown ? IDLE : state })
    if (result.kind !== 'ok') return
    const { clearedFields } = options
    if (clearedFields) update((current) => emptyFields(current, clearedFields))
    options.onDone?.(values, result.data)
  }

  async function send<Data>(options: SubmitOptions<Values, Data>): Promise<void> {
    isSending = true
    const { values } = get()
    const keys = options.keys ?? ownKeys
    set({ refused: [], attempt: 0, state: { kind: 'sending' } })
    // The key is stored before the request leaves: if the answer is lost, the next attempt retries the same request.
    const result = await awaitResult(() => options.send(values, claimKey(keys)))
    if (result.kind === 'ok') keys.write(null)
    await takeResult(result, values, options)
  }

  async function submit<Data>(options: SubmitOptions<Values, Data>): Promise<void> {
    if (isSending) return
    if (options.check(get().values).length === 0) return send(options)
    // With nothing to load this runs within the tap: phones open their keyboard only for a focus during it.
    if (options.beforeProblems && !(await succeeds(options.beforeProblems())))
      set({ state: { kind: 'noAnswer' } })
    else refuse([])
  }

  return {
    store,
    update,
    forget,
    submit,
    change(change) {
      update((values) => ({ ...values, ...change }))
      forget(Object.keys(change))
      if (!isSending) set({ state: IDLE })
    },
    leave(field) {
      if (!get().left.includes(field)) set({ left: [...get().left, field] })
    },
    refuse: (problems) => refuse(toFormProblems(problems)),
    reset() {
      update(() => initial)
      set({ attempt: 0, left: [], refused: [], state: IDLE })
    },
    restore() {
      if (draft) set({ values: draft.read(readTabStorage(draft.key)) })
    },
    validate(check) {
      if (check(get().values).length === 0) return true
      refuse([])
      return false
    },
    async submitAsNew(options) {
      if (isSending) return
      const keys = options.keys ?? ownKeys
      keys.write(null)
      await submit(options)
    },
  }
}
