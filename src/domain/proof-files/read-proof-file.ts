import { isHashInHex } from '#domain/transparency-log/merkle-hash.ts'
import { PROOF_FORMAT, PROOF_VERSION, type ProofFile, TRADE_FILE_VERSION } from './proof-file.ts'

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

const isListOf = (value: unknown, isPart: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isPart)

const isHead = (head: unknown): boolean =>
  isObject(head) &&
  isInteger(head.tree_size) &&
  isInteger(head.timestamp) &&
  isHashInHex(head.root_hash) &&
  isText(head.key_id) &&
  isText(head.signature)

const isConsistency = (proof: unknown): boolean =>
  isObject(proof) &&
  isInteger(proof.tree_size_1) &&
  isInteger(proof.tree_size_2) &&
  isListOf(proof.consistency_path, isHashInHex)

export const isInclusion = (proof: unknown): boolean =>
  isObject(proof) &&
  isInteger(proof.leaf_index) &&
  isInteger(proof.tree_size) &&
  isListOf(proof.inclusion_path, isHashInHex)

/** What every kind of statement has; its own check sees to the rest. */
const isRecord = (record: unknown): boolean =>
  isObject(record) &&
  isObject(record.statement) &&
  isText(record.statement.kind) &&
  (record.previous === null || isHashInHex(record.previous)) &&
  (record.log === null || isInclusion(record.log))

const isKey = (key: unknown): boolean => isObject(key) && isText(key.keyId) && isText(key.publicKey)

/** Whether a file has what is checked against the log: tree heads, how they grew, and the shop's keys. */
export const hasLogFields = (file: Fields): boolean =>
  isInteger(file.issuedAtMs) &&
  isListOf(file.heads, isHead) &&
  isListOf(file.consistency, isConsistency) &&
  isListOf(file.keys, isKey)

const hasProofFields = (file: Fields): boolean =>
  (file.version === PROOF_VERSION || isListOf(file.attached, isText)) &&
  isText(file.reference) &&
  hasLogFields(file) &&
  isListOf(file.records, isRecord) &&
  isObject(file.seal) &&
  isText(file.seal.key_id) &&
  isText(file.seal.signature)

const KNOWN_VERSIONS: ReadonlySet<unknown> = new Set([PROOF_VERSION, TRADE_FILE_VERSION])

export type ReadProof =
  | { readonly kind: 'proof'; readonly file: ProofFile }
  /** A proof of a version that this code doesn't know. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'other' }

/** Reads a text as a proof. Never throws, whatever was pasted. */
export function readProofFile(text: string): ReadProof {
  let file: unknown
  try {
    file = JSON.parse(text.trim())
  } catch {
    return { kind: 'other' }
  }
  if (!isObject(file) || file.format !== PROOF_FORMAT) return { kind: 'other' }
  if (!KNOWN_VERSIONS.has(file.version)) return { kind: isInteger(file.version) ? 'newer' : 'damaged' }
  // Its parts were looked at one by one.
  return hasProofFields(file) ? { kind: 'proof', file: file as unknown as ProofFile } : { kind: 'damaged' }
}
