import type { FastifyReply } from 'fastify'

/** A browser that listens for events. */
export interface EventClient {
  readonly send: (event: string, data: string) => void
  /** Shows that the connection is alive: an event, because pages can't see a comment. */
  readonly beat: () => void
  readonly end: () => void
}

export interface EventStream {
  /** Called once the connection is open; returns what to do when it closes. */
  readonly open: (client: EventClient) => () => void
  /** How long the browser waits before it connects again; its own default otherwise. */
  readonly retryMs?: number
}

export const EVENT_STREAM_TYPE = 'text/event-stream'

/** A client that reads nothing has the rest of its events in our memory. */
const MAX_UNREAD_BYTES = 16_384

/** Keeps the connection open and writes events to it until either side closes it. */
export function sendEventStream(reply: FastifyReply, { open, retryMs }: EventStream): FastifyReply {
  reply.hijack()
  const { raw } = reply
  // Gone while we looked up what it may hear. Its `close` is over and won't come again, so nothing may be opened for it.
  if (raw.destroyed) return reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', `${EVENT_STREAM_TYPE}; charset=utf-8`)
  // Proxies such as nginx would wait until a buffer is full.
  raw.setHeader('x-accel-buffering', 'no')
  raw.writeHead(200)
  // Browsers report an open connection only after its first byte.
  raw.write(retryMs === undefined ? ':\n\n' : `retry: ${retryMs}\n\n`)
  if (reply.request.method === 'HEAD') {
    raw.end()
    return reply
  }
  const write = (text: string): void => {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
    else raw.write(text)
  }
  const close = open({
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    beat: () => write('event: beat\ndata: {}\n\n'),
    end: () => void raw.end(),
  })
  raw.once('close', close)
  return reply
}
