import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpError } from '#server/http/error-handler.ts'

export interface PasswordHashing {
  /** A text that a password can be compared with later, and that does not tell it. */
  hash(password: string): Promise<string>
  /** Whether it is the password of the hash. Without a hash the answer is no, after the same work. */
  verify(password: string, hash: string | null): Promise<boolean>
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

type Derive = (password: string, salt: Uint8Array, cost: Cost) => Promise<Buffer>

export interface PasswordHashingOptions {
  /** Does the work; a test that counts it gives its own around this one. */
  readonly derive?: Derive
}

// As OWASP asks at least: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Each takes some 35 ms of a core and 19 MiB; the rest of the shop needs both, too. */
const MAX_RUNNING = 2
const MAX_WAITING = 8

const runArgon2 = promisify(argon2)

/** argon2id on a thread of its own. */
export const deriveArgon2id: Derive = (password, salt, cost) =>
  runArgon2('argon2id', { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost })

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const write = (salt: Uint8Array, hash: Uint8Array, { memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`

function read(hash: string) {
  const [, memory, passes, parallelism, salt, bytes] = PHC.exec(hash) ?? []
  if (!salt || !bytes) throw new Error('A stored password hash cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    bytes: Buffer.from(bytes, 'base64'),
  }
}

/** Lets a few run and some wait; whoever comes after them is sent away at once. */
function createTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING)
        throw new HttpError(503, 'UNAVAILABLE', 'Too many sign-ins at once. Try again in a moment.')
      // Whoever ends hands his turn over, so that nobody new comes in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export function createPasswordHashing({
  derive = deriveArgon2id,
}: PasswordHashingOptions = {}): PasswordHashing {
  const inTurn = createTurns()
  const nobodysSalt = randomBytes(SALT_BYTES)
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return write(salt, await inTurn(() => derive(password, salt, COST)), COST)
    },
    async verify(password, hash) {
      const { cost, salt, bytes } = hash ? read(hash) : { cost: COST, salt: nobodysSalt, bytes: null }
      const derived = await inTurn(() => derive(password, salt, cost))
      return bytes !== null && bytes.length === derived.length && timingSafeEqual(bytes, derived)
    },
  }
}
