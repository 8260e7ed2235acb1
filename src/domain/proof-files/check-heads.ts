import { buildTreeHeadText, type SignedTreeHead, type TreeHead } from '#domain/transparency-log/tree-head.ts'
import { verifyConsistency } from '#domain/transparency-log/verify-consistency.ts'
import { checkSigned, createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import type { LogEvidence } from './proof-file.ts'

const nameHead = ({ tree_size, timestamp }: TreeHead): string =>
  `tree head of ${tree_size} entries at ${new Date(timestamp).toISOString()}`

async function checkHead(trust: ProofTrust, head: SignedTreeHead): Promise<ProofCheck> {
  const check = createCheck('heads')
  const { key_id: keyId, signature } = head
  const signed = await checkSigned(trust, { keyId, signature, text: buildTreeHeadText(head) })
  if (signed === 'valid') return check.pass(`${nameHead(head)} is signed`)
  if (signed === 'unchecked') return check.leaveOpen('signatures can’t be checked here')
  return check.fail(
    signed === 'unknownKey'
      ? `${nameHead(head)} names the unknown key ${keyId}`
      : `${nameHead(head)} isn’t what was signed`,
  )
}

/** Whether every tree head was signed by the shop. */
export const checkHeads = async (trust: ProofTrust, { heads }: LogEvidence): Promise<ProofCheck[]> =>
  Promise.all(heads.map((head) => checkHead(trust, head)))

async function checkGrowth(
  trust: ProofTrust,
  { consistency }: LogEvidence,
  [first, second]: readonly [TreeHead, TreeHead],
): Promise<ProofCheck> {
  const check = createCheck('consistency')
  const step = `from ${first.tree_size} to ${second.tree_size} entries`
  const roots = { first: first.root_hash, second: second.root_hash }
  if (second.timestamp < first.timestamp) return check.fail('the tree heads aren’t in the order of time')
  const proof =
    first.tree_size === second.tree_size
      ? { tree_size_1: first.tree_size, tree_size_2: second.tree_size, consistency_path: [] }
      : consistency.find(
          ({ tree_size_1, tree_size_2 }) =>
            tree_size_1 === first.tree_size && tree_size_2 === second.tree_size,
        )
  if (!proof) return check.fail(`nothing proves that the log has only grown ${step}`)
  return (await verifyConsistency(trust.hash, roots, proof))
    ? check.pass(`the log has only grown ${step}`)
    : check.fail(`the log was changed or forked ${step}`)
}

/** Whether the log has only grown from each tree head to the next. */
export const checkConsistency = (trust: ProofTrust, file: LogEvidence): Promise<ProofCheck[]> =>
  Promise.all(
    file.heads.slice(1).flatMap((second, at) => {
      const first = file.heads[at]
      return first ? [checkGrowth(trust, file, [first, second])] : []
    }),
  )

/** Whether the log still has everything that it had when the reader kept a tree head. */
export function checkEarlier({ earlier }: ProofTrust, { heads }: LogEvidence): ProofCheck[] {
  if (!earlier) return []
  const check = createCheck('earlier')
  const same = heads.filter(({ tree_size }) => tree_size === earlier.tree_size)
  if (same.length === 0)
    return [check.fail(`the file doesn’t refer to your tree head of ${earlier.tree_size} entries`)]
  return same.every(({ root_hash }) => root_hash === earlier.root_hash)
    ? [check.pass(`the log has grown from your tree head of ${earlier.tree_size} entries`)]
    : [check.fail(`the log isn’t the one of your tree head of ${earlier.tree_size} entries: it was forked`)]
}
