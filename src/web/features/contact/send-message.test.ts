import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_CONTACT } from '#domain/contact/check-contact.ts'
import { fillEmpty, withoutHidden } from './contact-values.ts'
import { createMessageSender } from './send-message.ts'
import { findWaitMinutes } from './wait-minutes.ts'

interface Call {
  readonly path: string
  readonly key: string
  readonly token: string
}

let calls: Call[]
/** The server's answers to messages, in order; then it accepts them all. */
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

const KEY = '5d1a0a53-93a4-4a5e-8a44-b8d6a5a4f2a7'
const OTHER_KEY = '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11'

const BODY = { ...EMPTY_CONTACT, message: 'Where is my money?', website: '' }

/** Lets the time pass that the server wants a form to take. */
async function finish(sending: ReturnType<ReturnType<typeof createMessageSender>['send']>) {
  await vi.advanceTimersByTimeAsync(3_000)
  return sending
}

it('a message waits until its token counts, unseen by a visitor who writes for as long as that', async () => {
  const sender = createMessageSender()
  sender.prepare(KEY)
  sender.prepare(KEY)
  await vi.advanceTimersByTimeAsync(2_000)
  const sending = sender.send(BODY, KEY)
  await vi.advanceTimersByTimeAsync(999)
  expect(calls.map(({ path }) => path)).toEqual(['token'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toEqual({ kind: 'ok', data: null })
  expect(calls).toEqual([
    { path: 'token', key: KEY, token: '' },
    { path: 'message', key: KEY, token: 'token-1' },
  ])
})

it('all retries of a message share key and token, another message has its own', async () => {
  const sender = createMessageSender()
  answers = [lost, refusal(503, 'UNAVAILABLE')]
  expect(await finish(sender.send(BODY, KEY))).toEqual({ kind: 'noAnswer' })
  expect((await finish(sender.send(BODY, KEY))).kind).toBe('refused')
  expect((await finish(sender.send({ ...BODY, message: 'Where is my parcel?' }, OTHER_KEY))).kind).toBe('ok')
  expect(calls.filter(({ path }) => path === 'message')).toEqual([
    { path: 'message', key: KEY, token: 'token-1' },
    { path: 'message', key: KEY, token: 'token-1' },
    { path: 'message', key: OTHER_KEY, token: 'token-2' },
  ])
})

it('a token that is too old is replaced without a word', async () => {
  const sender = createMessageSender()
  answers = [refusal(403, 'TOKEN_INVALID')]
  const sending = finish(sender.send(BODY, KEY))
  await vi.advanceTimersByTimeAsync(6_000)
  expect((await sending).kind).toBe('ok')
  expect(calls.map(({ path, token }) => `${path} ${token}`)).toEqual([
    'token ',
    'message token-1',
    'token ',
    'message token-2',
  ])
})

it('without a network nothing is sent, and the next attempt requests its token again', async () => {
  const sender = createMessageSender()
  vi.stubGlobal('fetch', lost)
  sender.prepare(KEY)
  expect(await finish(sender.send(BODY, KEY))).toEqual({ kind: 'noAnswer' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => answerTo(path, init))
  expect((await finish(sender.send(BODY, KEY))).kind).toBe('ok')
})

it('only a visitor who sent too many messages has to wait, for a minute where the server names no time', () => {
  expect(findWaitMinutes({ kind: 'busy', retryAfterSeconds: 61 })).toBe(2)
  expect(findWaitMinutes({ kind: 'busy', retryAfterSeconds: null })).toBe(1)
  expect(findWaitMinutes({ kind: 'noAnswer' })).toBeNull()
  expect(findWaitMinutes({ kind: 'unavailable' })).toBeNull()
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
