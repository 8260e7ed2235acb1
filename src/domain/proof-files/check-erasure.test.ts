import { expect, it } from 'vitest'
import { buildCertificateText, type ErasureCertificate } from '#domain/device-erasure/erasure-certificate.ts'
import { ERASURE_METHODS } from '#domain/device-erasure/erasure-method.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import {
  buildSale,
  buildSignedLog,
  type ExampleSale,
  hashOf,
  issueProof,
  LOG_SIGNER,
  TRUST,
} from '../../../tests/support/example-proofs.ts'
import type { CheckName } from './proof-check.ts'
import type { ErasureStatement, EventStatement, Statement } from './statements.ts'
import { verifyProof } from './verify-proof.ts'

const COUNT = 300

const isErasure = (statement: Statement): statement is ErasureStatement => statement.kind === 'erasure'
const isEvent = (statement: Statement): statement is EventStatement => statement.kind === 'event'

const signCertificate = (certificate: ErasureCertificate): ErasureStatement => ({
  kind: 'erasure',
  item: 1,
  atMs: certificate.atMs,
  certificate,
  keyId: LOG_SIGNER.key.keyId,
  signature: LOG_SIGNER.signText(buildCertificateText(certificate)),
})

/** The sale with one record about its device, every third one with a correction. */
function addErasures(sale: ExampleSale, number: number): ExampleSale {
  const paidAtMs = Math.max(...sale.statements.filter(isEvent).map(({ atMs }) => atMs))
  const certificates = (number % 3 === 0 ? [1, 2] : [1]).map(
    (count): ErasureCertificate => ({
      id: hashOf(`${sale.reference} ${count}`).slice(0, 36),
      reference: `${sale.reference}-1`,
      number: count,
      device: 'Apple iPhone 13',
      serialNumber: '••••3237',
      method: ERASURE_METHODS[(number + count) % ERASURE_METHODS.length] ?? null,
      operator: '3F9A1C',
      atMs: paidAtMs + count * MINUTE_MS,
      replaces: count === 1 ? null : hashOf(`${sale.reference} ${count - 1}`).slice(0, 36),
    }),
  )
  return { ...sale, statements: [...sale.statements, ...certificates.map(signCertificate)] }
}

const SALES = Array.from({ length: COUNT }, (_, number) => addErasures(buildSale(number), number))
const LOG = buildSignedLog(SALES)

type Tamper = (sale: ExampleSale) => ExampleSale

const changeErasures =
  (change: (statement: ErasureStatement) => ErasureStatement): Tamper =>
  (sale) => ({
    ...sale,
    statements: sale.statements.map((statement) => (isErasure(statement) ? change(statement) : statement)),
  })

const changeCertificate = (change: Partial<ErasureCertificate>, isSignedAgain: boolean): Tamper =>
  changeErasures((statement) => {
    const certificate = { ...statement.certificate, ...change }
    return isSignedAgain ? signCertificate(certificate) : { ...statement, certificate }
  })

/** The names of the checks that fail for a sale. */
async function listFailed(sale: ExampleSale): Promise<CheckName[]> {
  const { checks } = await verifyProof(JSON.stringify(issueProof(sale, LOG)), TRUST)
  return [...new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name))]
}

async function listResults(tamper: Tamper): Promise<readonly string[]> {
  const results = await Promise.all(SALES.map(async (sale) => (await listFailed(tamper(sale))).join('+')))
  return [...new Set(results)]
}

it('certificates of erased devices are proven where nobody has changed anything', async () => {
  expect(await listResults((sale) => sale)).toEqual([''])
})

it.each<[string, Tamper, string]>([
  ['another serial number', changeCertificate({ serialNumber: '••••0000' }, false), 'erasure+log'],
  ['another device, signed again', changeCertificate({ device: 'Nokia 3310' }, true), 'log'],
  ['the certificate of another device', changeCertificate({ reference: 'SALE-9999-1' }, true), 'erasure+log'],
  ['a time before the device was ours', changeCertificate({ atMs: 0 }, true), 'erasure+log'],
  ['an unknown key', changeErasures((statement) => ({ ...statement, keyId: 'k2' })), 'erasure'],
])('%s is found in every sale', async (_, tamper, failed) => {
  expect(await listResults(tamper)).toEqual([failed])
})

it('a correction without the record that it corrects is found', async () => {
  const corrected = SALES.filter((sale) => sale.statements.filter(isErasure).length === 2)
  const results = await Promise.all(
    corrected.map(({ statements, reference }) =>
      listFailed({
        reference,
        statements: statements.filter((said) => !isErasure(said) || said.certificate.number === 2),
      }),
    ),
  )
  expect(new Set(results.flat())).toEqual(new Set(['erasure']))
})

/** The sale of a device that goes back although it was certified, and whose certificate is then taken back. */
function takeBack(sale: ExampleSale): ExampleSale {
  const [certified] = sale.statements.filter(isErasure)
  const last = sale.statements.filter(isEvent).at(-1)
  if (!certified || !last) throw new Error('A sale without a certificate')
  const { certificate } = certified
  const returnedAtMs = certificate.atMs + MINUTE_MS
  const returned: EventStatement = {
    ...last,
    event: 'identity_declined',
    from: last.to,
    to: 'RETURN_PENDING',
    atMs: returnedAtMs,
  }
  const withdrawn = signCertificate({
    ...certificate,
    id: hashOf(`${sale.reference} withdrawn`).slice(0, 36),
    number: 2,
    method: null,
    atMs: returnedAtMs + MINUTE_MS,
    replaces: certificate.id,
  })
  return { ...sale, statements: [...sale.statements, returned, withdrawn] }
}

it('a record can be taken back when the device isn’t ours any more', async () => {
  const sale = takeBack(addErasures(buildSale(1), 1))
  const { checks } = await verifyProof(JSON.stringify(issueProof(sale, buildSignedLog([sale]))), TRUST)
  expect(checks.filter(({ result }) => result === 'failed')).toEqual([])
})
