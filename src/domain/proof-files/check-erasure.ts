import { ERASABLE_STATES } from '#domain/device-erasure/can-record-erasure.ts'
import { buildCertificateText } from '#domain/device-erasure/erasure-certificate.ts'
import { ERASURE_KIND } from '#domain/transparency-log/log-entry.ts'
import { hashText } from './check-chain.ts'
import { listSteps } from './check-events.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from './check-logged.ts'
import { checkSigned, createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { listStatements, type ProofFile, type ProofRecord } from './proof-file.ts'
import type { ErasureStatement } from './statements.ts'

const nameErasure = ({ item, certificate }: ErasureStatement): string =>
  `erasure ${certificate.number} of device ${item}`

async function checkSignature(trust: ProofTrust, statement: ErasureStatement): Promise<ProofCheck> {
  const check = createCheck('erasure')
  const { keyId, signature, certificate } = statement
  const subject = nameErasure(statement)
  const signed = await checkSigned(trust, { keyId, signature, text: buildCertificateText(certificate) })
  if (signed === 'valid') return check.pass(`${subject} is what was signed`)
  if (signed === 'unchecked') return check.leaveOpen('signatures can’t be checked here')
  return check.fail(
    signed === 'unknownKey'
      ? `${subject} names the unknown key ${keyId}`
      : `${subject} isn’t what was signed`,
  )
}

/** Whether it is about this device, and follows the record before. */
function checkPlace(file: ProofFile, statement: ErasureStatement): ProofCheck[] {
  const check = createCheck('erasure')
  const { item, certificate } = statement
  const subject = nameErasure(statement)
  if (certificate.reference !== `${file.reference}-${item}`)
    return [check.fail(`${subject} is about another device`)]
  if (certificate.atMs !== statement.atMs)
    return [check.fail(`${subject} has another time than its certificate`)]
  const earlier = listStatements(file, 'erasure').filter(
    (other) => other.item === item && other.certificate.number === certificate.number - 1,
  )
  const replaced = earlier[0]?.certificate.id ?? null
  const isFirst = certificate.number === 1
  return (isFirst || earlier.length === 1) && certificate.replaces === replaced
    ? []
    : [check.fail(`${subject} doesn’t follow the record before`)]
}

/** Whether the device was ours then: nothing is erased that goes back to its seller. */
function checkOwner(file: ProofFile, statement: ErasureStatement): ProofCheck[] {
  const check = createCheck('erasure')
  const { item, certificate } = statement
  // A record that takes the one before back says that nothing was erased, which is right at any time.
  if (certificate.method === null) return []
  const state = listSteps(file, item)
    .filter(({ atMs }) => atMs <= certificate.atMs)
    .pop()?.to
  const subject = nameErasure(statement)
  return ERASABLE_STATES.some((own) => own === state)
    ? [check.pass(`${subject} was recorded when the device was ours`)]
    : [check.fail(`${subject} was recorded when the device wasn’t ours`)]
}

/** Signature, device, order, place in the log and time of one erasure. */
export async function checkErasure(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: Pick<ProofRecord, 'log'> & { readonly statement: ErasureStatement },
): Promise<ProofCheck[]> {
  const { certificate } = statement
  const logged: LoggedRecord = {
    subject: nameErasure(statement),
    entry: {
      kind: ERASURE_KIND,
      hash: await hashText(trust.hash, buildCertificateText(certificate)),
      atMs: certificate.atMs,
    },
    log,
  }
  return [
    await checkSignature(trust, statement),
    ...checkPlace(file, statement),
    ...checkOwner(file, statement),
    await checkLogged(trust, file, logged),
    ...checkEntryTime(file, logged),
  ]
}
