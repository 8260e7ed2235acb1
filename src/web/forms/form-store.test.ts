import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { createFormStore, type FormStore, listShownProblems, type SubmitOptions } from './form-store.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

interface Values {
  readonly email: string
  readonly message: string
}

type Result = CustomerResult<{ readonly requestId: number }>

const FILLED: Values = { email: 'maria@example.org', message: 'Forty phones.' }
const STORED = { kind: 'ok', data: { requestId: 7 } } as const
const LOST = { kind: 'noAnswer' } as const

const refuse = (error: Partial<ErrorBody>): Result => ({
  kind: 'refused',
  error: { statusCode: 422, id: 'INVALID_FIELDS', message: '', ...error },
})

const checkRequired = (values: Values): FieldProblem[] =>
  Object.entries(values).flatMap(([field, value]) => (value === '' ? [{ field, key: 'FIELD_REQUIRED' }] : []))

/** A server that stores one request per key, and can lose its answers. */
function createServer() {
  const stored = new Map<string, string>()
  const requests: { readonly key: string; readonly message: string }[] = []
  let lostAnswers = 0
  return {
    stored,
    requests,
    loseNextAnswer: () => {
      lostAnswers += 1
    },
    async receive({ message }: Values, key: string): Promise<Result> {
      requests.push({ key, message })
      const earlier = stored.get(key)
      if (earlier === undefined) stored.set(key, message)
      if (lostAnswers > 0) {
        lostAnswers -= 1
        return LOST
      }
      if (earlier === undefined || earlier === message) return STORED
      return refuse({ statusCode: 409, id: 'IDEMPOTENCY_KEY_REUSED' })
    },
  }
}

let form: FormStore<Values>
let server: ReturnType<typeof createServer>
let done: { readonly values: Values; readonly requestId: number }[]

beforeEach(() => {
  form = createFormStore({ initial: FILLED })
  server = createServer()
  done = []
})

const buildOptions = (
  change: Partial<SubmitOptions<Values, { readonly requestId: number }>> = {},
): SubmitOptions<Values, { readonly requestId: number }> => ({
  check: checkRequired,
  send: server.receive,
  onDone: (values, { requestId }) => done.push({ values, requestId }),
  ...change,
})

const getForm = () => form.store.getState()
const getState = () => getForm().state
const listProblems = () => listShownProblems(getForm(), () => checkRequired(getForm().values))
const listProblemFields = () => listProblems().map(({ field }) => field)

describe('a form whose answer is lost', () => {
  it('says so, keeps what was typed, and succeeds when it is sent again unchanged', async () => {
    server.loseNextAnswer()
    await form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'noAnswer' })
    expect(getForm().values).toEqual(FILLED)
    await form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'done' })
    expect(done).toEqual([{ values: FILLED, requestId: 7 }])
    expect(server.stored.size).toBe(1)
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1)
  })

  it('says that an earlier version has arrived when it was edited, keeps the edit and sends nothing twice', async () => {
    server.loseNextAnswer()
    await form.submit(buildOptions())
    form.change({ message: 'Fifty phones.' })
    await form.submit(buildOptions())
    expect(getState()).toMatchObject({ kind: 'earlierArrived', error: { id: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(getForm().values.message).toBe('Fifty phones.')
    expect([...server.stored.values()]).toEqual(['Forty phones.'])
    expect(done).toEqual([])
  })

  it('still says so when the edited form is sent once more', async () => {
    server.loseNextAnswer()
    await form.submit(buildOptions())
    form.change({ message: 'Fifty phones.' })
    await form.submit(buildOptions())
    form.change({ message: 'Sixty phones.' })
    expect(getState()).toEqual({ kind: 'idle' })
    await form.submit(buildOptions())
    expect(getState().kind).toBe('earlierArrived')
    expect(server.stored.size).toBe(1)
  })

  it('is sent as another request only when the visitor wants that', async () => {
    server.loseNextAnswer()
    await form.submit(buildOptions())
    form.change({ message: 'Fifty phones.' })
    await form.submit(buildOptions())
    await form.submitAsNew(buildOptions())
    expect(getState()).toEqual({ kind: 'done' })
    expect([...server.stored.values()]).toEqual(['Forty phones.', 'Fifty phones.'])
  })

  it('says so when it could not be sent at all, and can be sent again', async () => {
    const fail = () => Promise.reject(new Error('part failed to load'))
    await form.submit(buildOptions({ send: fail }))
    expect(getState()).toEqual({ kind: 'noAnswer' })
    await form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'done' })
  })

  it('arrives edited when the first version never did', async () => {
    const loseRequest = async (): Promise<Result> => LOST
    await form.submit(buildOptions({ send: loseRequest }))
    form.change({ message: 'Fifty phones.' })
    await form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'done' })
    expect([...server.stored.values()]).toEqual(['Fifty phones.'])
  })

  it('has its key stored before the request leaves, and forgotten once it has arrived', async () => {
    const keys = createIdempotencyKeys()
    const storedWhenSent: (string | null)[] = []
    const send = (values: Values, key: string) => {
      storedWhenSent.push(keys.read())
      return server.receive(values, key)
    }
    await form.submit(buildOptions({ send, keys }))
    expect(storedWhenSent).toEqual([server.requests[0]?.key])
    expect(keys.read()).toBeNull()
  })

  it('begins a new request after a success', async () => {
    await form.submit(buildOptions())
    await form.submit(buildOptions())
    expect(server.stored.size).toBe(2)
  })
})

describe('a form that is sent twice at once', () => {
  it('makes one request', async () => {
    await Promise.all([form.submit(buildOptions()), form.submit(buildOptions())])
    expect(server.requests.length).toBe(1)
    expect(done.length).toBe(1)
  })

  it('makes one request also when it is sent as a new one meanwhile', async () => {
    await Promise.all([form.submit(buildOptions()), form.submitAsNew(buildOptions())])
    expect(server.requests.length).toBe(1)
  })

  it('says that it is on its way, whatever is typed meanwhile', async () => {
    const sending = form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'sending' })
    form.change({ message: 'Fifty phones.' })
    expect(getState()).toEqual({ kind: 'sending' })
    await sending
    expect(done).toEqual([{ values: FILLED, requestId: 7 }])
  })
})

describe('the problems of a form', () => {
  it('are shown with the first attempt, not before, and nothing is sent', async () => {
    form.change({ message: '' })
    expect(listProblemFields()).toEqual([])
    await form.submit(buildOptions())
    expect(listProblemFields()).toEqual(['message'])
    expect(getForm().attempt).toBe(1)
    expect(server.requests).toEqual([])
  })

  it('get the focus again with every attempt', async () => {
    form.change({ message: '' })
    await form.submit(buildOptions())
    await form.submit(buildOptions())
    expect(getForm().attempt).toBe(2)
  })

  it('disappear while the form is put right', async () => {
    form.change({ message: '' })
    await form.submit(buildOptions())
    form.change({ message: 'Forty phones.' })
    expect(listProblems()).toEqual([])
  })

  it('of a field that was left are shown before the first attempt', () => {
    form.change({ email: '', message: '' })
    form.leave('email')
    expect(listProblemFields()).toEqual(['email'])
  })

  it('wait for their texts; without a network the form says that there was no answer', async () => {
    form.change({ message: '' })
    await form.submit(buildOptions({ beforeProblems: () => Promise.reject(new Error('offline')) }))
    expect(getState()).toEqual({ kind: 'noAnswer' })
    expect(listProblems()).toEqual([])
    await form.submit(buildOptions({ beforeProblems: () => Promise.resolve() }))
    expect(listProblemFields()).toEqual(['message'])
  })

  it('stop a step that sends nothing', () => {
    expect(form.validate(checkRequired)).toBe(true)
    form.change({ message: '' })
    expect(form.validate(checkRequired)).toBe(false)
    expect(listProblemFields()).toEqual(['message'])
  })
})

describe('problems that only the server finds', () => {
  const errors = [
    { field: 'request.email', key: 'EMAIL_FORMAT' },
    { field: 'request.message', key: 'FIELD_CHARACTERS' },
  ]
  const submitRefused = () => form.submit(buildOptions({ send: async () => refuse({ errors }) }))

  it('land on their fields, and the form says nothing else', async () => {
    await submitRefused()
    expect(listProblems()).toEqual([
      { field: 'email', key: 'EMAIL_FORMAT', params: {} },
      { field: 'message', key: 'FIELD_CHARACTERS', params: {} },
    ])
    expect(getForm().attempt).toBe(1)
    expect(getState()).toEqual({ kind: 'idle' })
  })

  it('go away one by one as their fields are changed', async () => {
    await submitRefused()
    form.change({ email: 'mario@example.org' })
    expect(listProblemFields()).toEqual(['message'])
  })

  it('give way to the form’s own problem with the same field', async () => {
    await submitRefused()
    form.update((values) => ({ ...values, email: '' }))
    expect(listProblems()[0]).toEqual({ field: 'email', key: 'FIELD_REQUIRED' })
  })

  it('do not stop the next attempt', async () => {
    await submitRefused()
    await form.submit(buildOptions())
    expect(getState()).toEqual({ kind: 'done' })
    expect(listProblems()).toEqual([])
  })

  it('wait for their texts; without them the form only says that it was refused', async () => {
    const send = async () => refuse({ errors })
    await form.submit(buildOptions({ send, beforeProblems: () => Promise.reject(new Error('offline')) }))
    expect(getState().kind).toBe('refused')
    expect(listProblems()).toEqual([])
    await form.submit(buildOptions({ send, beforeProblems: () => Promise.resolve() }))
    expect(getState()).toEqual({ kind: 'idle' })
    expect(listProblemFields()).toEqual(['email', 'message'])
  })

  it('with no field of this form are a refusal of the whole', async () => {
    const other = refuse({ errors: [{ field: 'lines.0.quantity', key: 'FIELD_FORMAT' }] })
    await form.submit(buildOptions({ send: async () => other }))
    expect(getState().kind).toBe('refused')
    expect(listProblems()).toEqual([])
  })
})

describe('a refusal that concerns no field', () => {
  const send = async () => refuse({ statusCode: 403, id: 'FORBIDDEN' })

  it('is said by the form', async () => {
    await form.submit(buildOptions({ send }))
    expect(getState()).toMatchObject({ kind: 'refused', error: { id: 'FORBIDDEN' } })
  })

  it('is not said by the form when another step shows it', async () => {
    await form.submit(buildOptions({ send, onRefused: ({ id }) => id === 'FORBIDDEN' }))
    expect(getState()).toEqual({ kind: 'idle' })
  })
})

describe('a form that has been sent', () => {
  it('keeps its values but those that are secret', async () => {
    await form.submit(buildOptions({ clearedFields: ['message'] }))
    expect(getForm().values).toEqual({ ...FILLED, message: '' })
    expect(listProblems()).toEqual([])
  })

  it('begins again where it began', () => {
    form.change({ message: '' })
    form.validate(checkRequired)
    form.reset()
    expect(getForm()).toMatchObject({ values: FILLED, attempt: 0, refused: [], state: { kind: 'idle' } })
  })
})

describe('a draft', () => {
  let stored: Map<string, string>
  const EMPTY: Values = { email: '', message: '' }
  const draft = {
    key: 'draft',
    read: (value: unknown): Values => ({ ...EMPTY, ...(value as Partial<Values>) }),
  }

  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })

  it('survives a reload of the page', () => {
    createFormStore({ initial: EMPTY, draft }).change({ email: 'maria@example.org' })
    const reloaded = createFormStore({ initial: EMPTY, draft })
    expect(reloaded.store.getState().values).toEqual(EMPTY)
    reloaded.restore()
    expect(reloaded.store.getState().values.email).toBe('maria@example.org')
  })

  it('is not stored without being wanted', () => {
    form.change({ message: 'Fifty phones.' })
    expect(stored.size).toBe(0)
  })

  it('is empty again after a reset', () => {
    const drafted = createFormStore({ initial: EMPTY, draft })
    drafted.change({ email: 'maria@example.org' })
    drafted.reset()
    expect(JSON.parse(stored.get('draft') ?? '')).toEqual(EMPTY)
  })
})
