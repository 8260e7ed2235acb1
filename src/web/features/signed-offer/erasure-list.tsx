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

function Certificate({ statement }: { readonly statement: ErasureStatement }) {
  const t = useTranslate()
  const moment = useMomentText('medium')
  const [hash, setHash] = useState('')
  useEffect(() => {
    let isCurrent = true
    hashCertificate(statement).then((text) => isCurrent && setHash(text))
    return () => {
      isCurrent = false
    }
  }, [statement])
  const { reference, atMs, method, device } = statement.certificate
  const values = { reference: `${device} (${reference})`, date: moment(new Date(atMs).toISOString()) }
  return (
    <li className="grid gap-1 text-small">
      <p className="font-medium">
        {t(method === null ? 'VERIFY_ERASED_WITHDRAWN' : 'VERIFY_ERASED', values)}
      </p>
      {/* As high as the text that follows, so that nothing moves. */}
      <p className="min-h-10 rounded-field bg-tint p-3 font-mono text-xs wrap-anywhere">{hash}</p>
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
        <Certificate key={statement.certificate.id} statement={statement} />
      ))}
    </ul>
  )
}
