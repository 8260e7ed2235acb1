import { z } from 'zod'

/** The most that anything is ever published. */
const MAX_VERSION = 1_000_000

/** A version that someone has seen; 0 is what was there before anything was published. */
export const SEEN_VERSION = z.number().int().min(0).max(MAX_VERSION)

/** The number of a version in an address. */
export const VERSION_PARAM = z.coerce.number().int().min(0).max(MAX_VERSION)

/** Who published or wrote something, and when. */
export const CHANGE = z.object({ at: z.iso.datetime(), by: z.string() })

export const PUBLISHED = z.object({ version: z.number().int() })

export type Published = z.output<typeof PUBLISHED>
