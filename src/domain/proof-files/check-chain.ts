import { encodeText, type HashBytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { checkHeads } from './check-heads.ts'
import { checkSigned, createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { buildRecordText, buildSealText, isTradeFile, type ProofFile } from './proof-file.ts'
import { readProofFile } from './read-proof-file.ts'

export const hashText = async (hash: HashBytes, text: string): Promise<string> =>
  toHex(await hash(encodeText(text)))

interface FollowedChain {
  readonly check: ProofCheck
  /** Of every record, up to the first that doesn't follow the one before. */
  readonly hashes: readonly string[]
}

/** Whether each record names the one before. */
async function followChain({ hash }: ProofTrust, { records }: ProofFile): Promise<FollowedChain> {
  const check = createCheck('chain')
  const hashes: string[] = []
  for (const [at, record] of records.entries()) {
    if (record.previous !== (hashes[at - 1] ?? null))
      return { check: check.fail(`record ${at + 1} doesn’t follow the one before`), hashes }
    hashes.push(await hashText(hash, buildRecordText(record)))
  }
  return { check: check.pass(`all ${records.length} records follow each other`), hashes }
}

async function checkSeal(trust: ProofTrust, file: ProofFile, lastHash: string | null): Promise<ProofCheck> {
  const check = createCheck('seal')
  const { reference, records, seal } = file
  const text = buildSealText({ ...file, recordCount: records.length, lastHash })
  const signed = await checkSigned(trust, { keyId: seal.key_id, signature: seal.signature, text })
  if (signed === 'valid') return check.pass(`the file about sale ${reference} is as it was issued`)
  if (signed === 'unchecked') return check.leaveOpen('signatures can’t be checked here')
  return check.fail(
    signed === 'unknownKey'
      ? `the file names the unknown key ${seal.key_id}`
      : 'the file isn’t as it was issued',
  )
}

interface CheckedChain {
  readonly checks: readonly ProofCheck[]
  readonly hashes: readonly string[]
}

async function checkOwnChain(trust: ProofTrust, file: ProofFile): Promise<CheckedChain> {
  const { check, hashes } = await followChain(trust, file)
  const isWhole = hashes.length === file.records.length
  const seal = await checkSeal(trust, file, isWhole ? (hashes[hashes.length - 1] ?? null) : null)
  return { checks: [seal, check], hashes }
}

/** Whether the shop has signed another tree of the same size for an earlier file. Records alone don't show that. */
async function showsFork(trust: ProofTrust, earlier: ProofFile, file: ProofFile): Promise<boolean> {
  const others = earlier.heads.filter(({ tree_size, root_hash }) =>
    file.heads.some((head) => head.tree_size === tree_size && head.root_hash !== root_hash),
  )
  const checks = await checkHeads(trust, { ...earlier, heads: others })
  return checks.some(({ result }) => result === 'passed')
}

/** Whether a file says everything that an earlier one has said, in the same order, before it says more. */
async function checkExtension(
  trust: ProofTrust,
  file: ProofFile,
  hashes: readonly string[],
): Promise<ProofCheck[]> {
  if (!trust.earlierFile) return []
  const check = createCheck('extension')
  const read = readProofFile(trust.earlierFile)
  if (read.kind !== 'proof') return [check.fail('your earlier file can’t be read')]
  const { file: earlier } = read
  if (earlier.reference !== file.reference) return [check.fail('your earlier file is about another sale')]
  if (!isTradeFile(earlier) || !isTradeFile(file))
    return [check.leaveOpen('proofs from before there were trade files can’t be compared')]
  const own = await checkOwnChain(trust, earlier)
  if (own.checks.some(({ result }) => result === 'failed'))
    return [check.fail('your earlier file isn’t as it was issued')]
  if (own.checks.some(({ result }) => result === 'open'))
    return [check.leaveOpen('signatures can’t be checked here')]
  if (await showsFork(trust, earlier, file))
    return [check.fail('the log isn’t the one of your earlier file: it was forked')]
  const count = earlier.records.length
  return own.hashes.every((hash, at) => hash === hashes[at])
    ? [check.pass(`the file continues your earlier one of ${count} records`)]
    : [check.fail(`the file doesn’t continue your earlier one of ${count} records`)]
}

/** Whether a file is as it was issued, from its first record to the last, and continues the one that the reader has kept. */
export async function checkChain(trust: ProofTrust, file: ProofFile): Promise<ProofCheck[]> {
  const { checks, hashes } = await checkOwnChain(trust, file)
  return [...checks, ...(await checkExtension(trust, file, hashes))]
}
