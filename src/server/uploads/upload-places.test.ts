import { EventEmitter, once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OverloadedError } from '#server/http/error-handler.ts'
import { createUploadPlaces } from './upload-places.ts'

/** A request that is under way, as far as an upload needs it. */
function createUpload() {
  const response = new EventEmitter()
  const destroy = vi.fn()
  return {
    destroy,
    end: () => response.emit('close'),
    // Only the connection is used.
    request: { raw: { destroy } } as unknown as FastifyRequest,
    reply: { raw: response } as unknown as FastifyReply,
  }
}

describe('a place for an upload', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is one of so many; the next upload is told to come back', () => {
    const takePlace = createUploadPlaces(2)
    const [first, second, third] = [createUpload(), createUpload(), createUpload()]
    takePlace(first.request, first.reply)
    takePlace(second.request, second.reply)
    expect(() => takePlace(third.request, third.reply)).toThrow(OverloadedError)
    first.end()
    expect(() => takePlace(third.request, third.reply)).not.toThrow()
  })

  it('is lost by an upload that never ends, and free for the next', () => {
    const takePlace = createUploadPlaces(1)
    const [slow, next] = [createUpload(), createUpload()]
    takePlace(slow.request, slow.reply)
    vi.advanceTimersByTime(4 * 60_000)
    expect(slow.destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(slow.destroy).toHaveBeenCalledOnce()
    expect(() => takePlace(next.request, next.reply)).not.toThrow()
  })

  it('is given back once, although its connection ends after its time', () => {
    const takePlace = createUploadPlaces(1)
    const [slow, next, last] = [createUpload(), createUpload(), createUpload()]
    takePlace(slow.request, slow.reply)
    vi.advanceTimersByTime(5 * 60_000)
    takePlace(next.request, next.reply)
    slow.end()
    expect(() => takePlace(last.request, last.reply)).toThrow(OverloadedError)
  })
})

it('whoever has hung up by the time of their check takes no place', async () => {
  const takePlace = createUploadPlaces(1)
  const outcomes: unknown[] = []
  const server = createServer(async (request, response) => {
    // As in the check of a caller: the connection ends while it is awaited.
    if (request.url === '/gone') {
      request.socket.destroy()
      await once(response, 'close')
    }
    try {
      takePlace({ raw: request } as FastifyRequest, { raw: response } as FastifyReply)
      outcomes.push('taken')
    } catch (error) {
      outcomes.push(error instanceof OverloadedError ? 'busy' : 'gone')
    }
    if (!response.destroyed) response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const send = (path: string) =>
    new Promise<void>((resolve) => {
      httpRequest({ port, path, method: 'POST', host: '127.0.0.1' }, (response) => response.resume())
        .once('error', () => undefined)
        .once('close', resolve)
        .end()
    })
  await send('/gone')
  await send('/there')
  server.close()
  expect(outcomes).toEqual(['gone', 'taken'])
})
