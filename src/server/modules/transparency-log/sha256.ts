import { createHash } from 'node:crypto'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'

export const sha256 = (bytes: Uint8Array | string): Bytes => createHash('sha256').update(bytes).digest()
