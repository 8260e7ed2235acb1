import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 4_096

const pool = Buffer.alloc(POOL_BYTES)
let usedBytes = POOL_BYTES

/** Random bytes as hexadecimal text. They are made in bulk: asking for each id alone takes several times as long. */
export function createRandomHex(byteCount: number): string {
  if (usedBytes + byteCount > POOL_BYTES) {
    randomFillSync(pool)
    usedBytes = 0
  }
  const start = usedBytes
  usedBytes += byteCount
  return pool.toString('hex', start, usedBytes)
}
