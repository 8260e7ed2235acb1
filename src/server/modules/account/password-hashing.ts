import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpError } from '#server/http/error-handler.ts'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'

export interface PasswordHashing {
  /** A salted hash in PHC notation. */
  hash(password: string): Promise<string>
  /** Without a hash the answer is no, after the same amount of work. */
  verify(password: string, hash: string | null): Promise<boolean>
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

type Derive = (password: string, salt: Uint8Array, cost: Cost) => Promise<Buffer>

export interface PasswordHashingOptions {
  /** The expensive part; tests wrap it to count calls. */
  readonly derive?: Derive
  /** Of new hashes; tests that aren't about it pay less. */
  readonly cost?: Cost
}

// The minimum that OWASP recommends: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Each takes about 35 ms of a core and 19 MiB, both of which the rest of the shop needs too. */
const MAX_RUNNING = 2
const MAX_WAITING = 8

const runArgon2 = promisify(argon2)

/** Runs argon2id in Node's thread pool. */
export const deriveArgon2id: Derive = (password, salt, cost) =>
  runArgon2('argon2id', { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost })

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const toUnpaddedBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

const formatHash = (salt: Uint8Array, hash: Uint8Array, { memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`

function parseHash(hash: string) {
  const [, memory, passes, parallelism, salt, bytes] = PHC.exec(hash) ?? []
  if (!salt || !bytes) throw new Error('A stored password hash cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    bytes: Buffer.from(bytes, 'base64'),
  }
}

export function createPasswordHashing({
  derive = deriveArgon2id,
  cost: newCost = COST,
}: PasswordHashingOptions = {}): PasswordHashing {
  const enqueue = limitConcurrency(MAX_RUNNING, {
    maxWaiting: MAX_WAITING,
    createRefusal: () =>
      new HttpError(503, 'UNAVAILABLE', 'Too many people are signing in right now. Try again in a moment.'),
  })
  const unusedSalt = randomBytes(SALT_BYTES)
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return formatHash(salt, await enqueue(() => derive(password, salt, newCost)), newCost)
    },
    async verify(password, hash) {
      const { cost, salt, bytes } = hash ? parseHash(hash) : { cost: COST, salt: unusedSalt, bytes: null }
      const derived = await enqueue(() => derive(password, salt, cost))
      return bytes !== null && bytes.length === derived.length && timingSafeEqual(bytes, derived)
    },
  }
}
