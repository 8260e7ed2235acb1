import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { sendEventStream } from './event-stream.ts'

it('opens no stream for a browser that left before it could be opened', async () => {
  const app = Fastify()
  const open = vi.fn(() => () => undefined)
  const asked = Promise.withResolvers<void>()
  const handled = Promise.withResolvers<void>()
  app.get('/', async (_, reply) => {
    asked.resolve()
    await once(reply.raw, 'close')
    sendEventStream(reply, { open })
    handled.resolve()
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asking = get({ port, host: '127.0.0.1', agent: false }).on('error', () => undefined)
  await asked.promise
  asking.destroy()
  await handled.promise
  expect(open).not.toHaveBeenCalled()
  await app.close()
})

it('sends its sign of life as an event, because pages can’t see a comment', async () => {
  const app = Fastify()
  app.get('/', (_, reply) =>
    sendEventStream(reply, {
      open: ({ beat, end }) => {
        beat()
        end()
        return () => undefined
      },
    }),
  )
  const { body } = await app.inject('/')
  expect(body).toContain('event: beat\ndata: {}\n\n')
  await app.close()
})
