import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_CONTACT } from '#domain/contact/check-contact.ts'
import { fillEmpty, withoutHidden } from './contact-values.ts'
import { createMessageSender } from './send-message.ts'
import { stateAfter, waitMinutes } from './send-state.ts'

interface Call {
  readonly path: string
  readonly key: string
  readonly token: string
}

let calls: Call[]
/** What the server answers to messages, one after another; then it takes them all. */
let answers: (() => Response | Promise<never>)[]
let tokens: number

const refusal = (status: number, id: string) => () =>
  Response.json({ statusCode: status, id, message: '' }, { status })

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

function answerTo(path: string, init: RequestInit): Response | Promise<never> {
  const key = new Headers(init.headers).get('idempotency-key') ?? path.split('key=')[1] ?? ''
  if (path.includes('/token')) {
    calls.push({ path: 'token', key, token: '' })
    tokens += 1
    return Response.json({ token: `token-${tokens}` })
  }
  const { token } = JSON.parse(String(init.body))
  calls.push({ path: 'message', key, token })
  return answers.shift()?.() ?? new Response(null, { status: 204 })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  calls = []
  answers = []
  tokens = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => answerTo(path, init))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const BODY = { ...EMPTY_CONTACT, message: 'Where is my money?', website: '' }

/** Sends, and lets the time pass that the server wants a form to take. */
async function sent(sending: ReturnType<ReturnType<typeof createMessageSender>['send']>) {
  await vi.advanceTimersByTimeAsync(3_000)
  return sending
}

it('a message waits until its token counts, which is not seen by whoever writes as long as that', async () => {
  const sender = createMessageSender()
  sender.prepare()
  sender.prepare()
  await vi.advanceTimersByTimeAsync(2_000)
  const sending = sender.send(BODY)
  await vi.advanceTimersByTimeAsync(999)
  expect(calls.map(({ path }) => path)).toEqual(['token'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toEqual({ kind: 'ok', data: null })
  expect(calls.map(({ path }) => path)).toEqual(['token', 'message'])
  expect(calls[1]).toEqual({ path: 'message', key: calls[0]?.key, token: 'token-1' })
})

it('the same words go out under the same key until they have arrived, other words under another', async () => {
  const sender = createMessageSender()
  answers = [lost, refusal(503, 'UNAVAILABLE')]
  expect(await sent(sender.send(BODY))).toEqual({ kind: 'noAnswer' })
  expect((await sent(sender.send(BODY))).kind).toBe('refused')
  expect((await sent(sender.send({ ...BODY, message: 'Where is my parcel?' }))).kind).toBe('ok')
  const [first, second, third] = calls.filter(({ path }) => path === 'message').map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('a token that is too old is replaced without a word', async () => {
  const sender = createMessageSender()
  answers = [refusal(403, 'TOKEN_INVALID')]
  const sending = sent(sender.send(BODY))
  await vi.advanceTimersByTimeAsync(6_000)
  expect((await sending).kind).toBe('ok')
  expect(calls.map(({ path, token }) => `${path} ${token}`)).toEqual([
    'token ',
    'message token-1',
    'token ',
    'message token-2',
  ])
})

it('without a network nothing is sent, and the next attempt asks anew', async () => {
  const sender = createMessageSender()
  vi.stubGlobal('fetch', lost)
  sender.prepare()
  expect(await sent(sender.send(BODY))).toEqual({ kind: 'noAnswer' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => answerTo(path, init))
  expect((await sent(sender.send(BODY))).kind).toBe('ok')
})

it('who sent too many is told when to come back, all others only that it failed', () => {
  const error = { statusCode: 429, id: 'TOO_MANY_REQUESTS', message: '' } as const
  expect(stateAfter({ kind: 'refused', error, retryAfterSeconds: 61 })).toEqual({
    kind: 'failed',
    waitSeconds: 61,
  })
  expect(waitMinutes({ waitSeconds: 61 })).toBe(2)
  expect(waitMinutes({ waitSeconds: null })).toBeNull()
  const failed = { kind: 'failed', waitSeconds: null }
  expect(stateAfter({ kind: 'noAnswer' })).toEqual(failed)
  const away = { ...error, statusCode: 503, id: 'UNAVAILABLE' } as const
  expect(stateAfter({ kind: 'refused', error: away })).toEqual(failed)
})

it('what is known is filled in, never over what was typed; what is not on the screen is not sent', () => {
  const typed = { ...EMPTY_CONTACT, name: 'Zofia', tradeNumber: 'x', device: 'y' }
  expect(fillEmpty(typed, { name: 'Anna', email: 'a@example.org', device: '' })).toEqual({
    ...typed,
    email: 'a@example.org',
  })
  expect(withoutHidden(typed, { tradeNumber: 'hidden', device: 'optional' })).toEqual({
    ...typed,
    tradeNumber: '',
  })
})
