import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'

export interface CamtEntry {
  readonly amountInCents: number
  readonly direction?: 'DBIT' | 'CRDT'
  readonly status?: string
  readonly endToEndId?: string
  readonly batchId?: string
  readonly reason?: string
  readonly text?: string
  readonly reference?: string
  readonly currency?: string
  /** Booked together: each with an id and an amount of its own. */
  readonly details?: readonly { readonly endToEndId: string; readonly amountInCents: number }[]
}

const write = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`

const writeAmount = (amountInCents: number, currency: string): string =>
  `<Amt Ccy="${currency}">${formatDecimalAmount(amountInCents)}</Amt>`

const writeDetails = (entry: CamtEntry, currency: string): string =>
  entry.details
    ? entry.details
        .map(
          ({ endToEndId, amountInCents }) =>
            `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><AmtDtls><TxAmt>${writeAmount(amountInCents, currency)}</TxAmt></AmtDtls></TxDtls>`,
        )
        .join('')
    : `<TxDtls><Refs>${write('PmtInfId', entry.batchId)}${write('EndToEndId', entry.endToEndId)}</Refs>${
        entry.reason ? `<RtrInf><Rsn><Cd>${entry.reason}</Cd></Rsn></RtrInf>` : ''
      }<RmtInf>${write('Ustrd', entry.text)}</RmtInf></TxDtls>`

function writeEntry(entry: CamtEntry): string {
  const { amountInCents, direction = 'DBIT', status = 'BOOK', reference, currency = 'EUR' } = entry
  return `<Ntry>${write('NtryRef', reference)}${writeAmount(amountInCents, currency)}
<CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-07-16</Dt></BookgDt>
<NtryDtls>${writeDetails(entry, currency)}</NtryDtls></Ntry>`
}

/** A bank's statement of a day (`camt.053`). */
export const writeStatement = (
  entries: readonly CamtEntry[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S-1</Id>
${entries.map(writeEntry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`

/** The same movements as a notification (`camt.054`). */
export const writeNotification = (entries: readonly CamtEntry[]): string =>
  writeStatement(entries)
    .replaceAll('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
