import type { FastifyReply, FastifyRequest } from 'fastify'
import { liftBodyTime, MAX_BODY_MS } from '#server/http/body-time.ts'
import { HttpError, OverloadedError } from '#server/http/error-handler.ts'

/**
 * A file of 10 MB takes up to 30 while it arrives in pieces, is handed to a decoder, or is sealed and stored: about 200 MB for
 * all places of a process. The two photos that are decoded at a time come on top, with 150 MB of pixels each.
 */
const PLACES = 6

const RETRY_AFTER_SECONDS = 10

/** Takes a place for the upload of a request until it is answered or gone; refuses with 503 while all are taken. */
export type TakeUploadPlace = (request: FastifyRequest, reply: FastifyReply) => void

export function createUploadPlaces(places: number = PLACES): TakeUploadPlace {
  let taken = 0
  return (request, reply) => {
    // Whoever hung up while they were checked has no end any more that would give the place back.
    if (reply.raw.destroyed) throw new HttpError(400, 'INVALID_REQUEST', 'The connection was closed.')
    if (taken >= places) throw new OverloadedError(RETRY_AFTER_SECONDS)
    taken += 1
    let isTaken = true
    const release = () => {
      clearTimeout(timer)
      if (isTaken) taken -= 1
      isTaken = false
    }
    const timer = setTimeout(() => {
      release()
      request.raw.destroy()
    }, MAX_BODY_MS)
    reply.raw.once('close', release)
    liftBodyTime(request.raw)
  }
}

/** The places of this process: all uploads of sellers share them. */
export const takeUploadPlace: TakeUploadPlace = createUploadPlaces()
