import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BODY_MS, liftBodyTime, limitBodyTime } from './body-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A request with a body, as far as its time is concerned. */
function receive(facts: { readonly headers?: object; readonly complete?: boolean } = {}) {
  const destroy = vi.fn()
  const request = { headers: { 'content-length': '1000' }, complete: false, destroy, ...facts }
  const response = new EventEmitter()
  // Nothing else of them is used.
  limitBodyTime(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { request: request as unknown as IncomingMessage, response, destroy }
}

it('a body that does not arrive in time ends its request', () => {
  const { destroy } = receive()
  vi.advanceTimersByTime(BODY_MS - 1)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(destroy).toHaveBeenCalledOnce()
})

it('a body in pieces has the same time', () => {
  const { destroy } = receive({ headers: { 'transfer-encoding': 'chunked' } })
  vi.advanceTimersByTime(BODY_MS)
  expect(destroy).toHaveBeenCalledOnce()
})

it.each([
  ['that is there', { complete: true }],
  ['that does not exist', { headers: {} }],
])('a body %s never ends its request', (_, facts) => {
  const { destroy } = receive(facts)
  vi.advanceTimersByTime(10 * BODY_MS)
  expect(destroy).not.toHaveBeenCalled()
})

it('an upload that was let in may take longer', () => {
  const { request, destroy } = receive()
  liftBodyTime(request)
  vi.advanceTimersByTime(10 * BODY_MS)
  expect(destroy).not.toHaveBeenCalled()
})

it.each([
  ['ends the time of a body that is there', true, 0],
  ['leaves the time of a body that is held back', false, 1],
])('an answer %s', (_, complete, timers) => {
  const { response } = receive({ complete })
  response.emit('close')
  expect(vi.getTimerCount()).toBe(timers)
})
