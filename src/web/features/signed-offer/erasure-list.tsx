import { useEffect, useState } from 'react'
import { buildCertificateText } from '#domain/device-erasure/erasure-certificate.ts'
import { listStatements, type ProofFile } from '#domain/proof-files/proof-file.ts'
import type { ErasureStatement } from '#domain/proof-files/statements.ts'
import { encodeText, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'

async function hashCertificate({ certificate }: ErasureStatement): Promise<string> {
  const bytes = encodeText(buildCertificateText(certificate))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function Seal({ statement }: { readonly statement: ErasureStatement }) {
  const [hash, setHash] = useState('')
  useEffect(() => {
    let isCurrent = true
    hashCertificate(statement).then((text) => isCurrent && setHash(text))
    return () => {
      isCurrent = false
    }
  }, [statement])
  // As high as the text that follows, so that nothing moves.
  return <p className="min-h-10 rounded-field bg-tint p-3 font-mono text-xs wrap-anywhere">{hash}</p>
}

interface CertificateProps {
  readonly statement: ErasureStatement
  /** Whether a further record about the device has taken its place. */
  readonly isReplaced: boolean
}

function chooseLabel(method: ErasureStatement['certificate']['method'], isReplaced: boolean) {
  if (method === null) return 'VERIFY_ERASED_WITHDRAWN'
  return isReplaced ? 'VERIFY_ERASED_REPLACED' : 'VERIFY_ERASED'
}

function Certificate({ statement, isReplaced }: CertificateProps) {
  const t = useTranslate()
  const moment = useMomentText('medium')
  const { reference, atMs, method, device } = statement.certificate
  const values = { reference: `${device} (${reference})`, date: moment(new Date(atMs).toISOString()) }
  return (
    <li className="grid gap-1 text-small">
      <p className="font-medium">{t(chooseLabel(method, isReplaced), values)}</p>
      {/* A record that takes another back is on no paper. */}
      {method !== null && <Seal statement={statement} />}
    </li>
  )
}

/** The checksums of the certificates in a proof, to compare them with those on paper. */
export function ErasureList({ file }: { readonly file: ProofFile }) {
  const statements = listStatements(file, 'erasure')
  if (statements.length === 0) return null
  return (
    <ul className="mt-6 grid gap-4">
      {statements.map((statement) => (
        <Certificate
          key={statement.certificate.id}
          statement={statement}
          isReplaced={statements.some(({ certificate }) => certificate.replaces === statement.certificate.id)}
        />
      ))}
    </ul>
  )
}
