import { z } from 'zod'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { readLimited } from '#server/ports/read-limited.ts'
import type { BlockList, ListEntry } from './block-list.ts'

/** An inspector waits for it. */
const TIMEOUT_MS = 3_000

const MAX_BYTES = 64 * 1024

const MAX_AGE_MS = 10 * MINUTE_MS
const MAX_REMEMBERED = 1_000

const ANSWER = z.object({
  entries: z
    .array(
      z.object({
        list: z.string().min(1).max(60),
        reference: z.string().min(1).max(60),
        since: z.iso.date().nullable(),
      }),
    )
    .max(20),
})

export interface HttpBlockListOptions {
  readonly url: string
  readonly token: string | null
  readonly now: () => number
}

interface Remembered {
  readonly entries: readonly ListEntry[]
  readonly atMs: number
}

/** A service that is asked `GET <url>?number=…` with a bearer token and answers `{ "entries": [] }`. */
export function createHttpBlockList({ url, token, now }: HttpBlockListOptions): BlockList {
  // A device is asked about again whenever its inspection is opened, and services count what they are asked.
  const remembered = new Map<string, Remembered>()

  async function ask(serialNumber: string): Promise<readonly ListEntry[]> {
    const address = new URL(url)
    address.searchParams.set('number', serialNumber)
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw Object.assign(new Error('The block list failed'), { code: `STATUS_${response.status}` })
    }
    return ANSWER.parse(JSON.parse(await readLimited(response, MAX_BYTES))).entries
  }

  return {
    async find(serialNumber) {
      const known = remembered.get(serialNumber)
      if (known && now() - known.atMs < MAX_AGE_MS) return known.entries
      const entries = await ask(serialNumber)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(serialNumber, { entries, atMs: now() })
      return entries
    },
  }
}
