import type { ReportedStatus, StatusReport } from '#domain/payouts/read-status-reports.ts'
import { findElements, findText, readXml, type XmlElement } from '#server/xml/read-xml.ts'

function readReason(element: XmlElement): string | null {
  const parts = ['Rsn/Cd', 'Rsn/Prtry', 'AddtlInf']
    .map((path) => findText(element, `StsRsnInf/${path}`))
    .filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

interface StatusNames {
  readonly id: string
  readonly code: string
}

const readStatus = (element: XmlElement, names: StatusNames): ReportedStatus => ({
  id: findText(element, names.id),
  code: findText(element, names.code),
  reason: readReason(element),
})

const readReport = (report: XmlElement): StatusReport => ({
  groups: findElements(report, 'OrgnlGrpInfAndSts').map((group) =>
    readStatus(group, { id: 'OrgnlMsgId', code: 'GrpSts' }),
  ),
  payments: findElements(report, 'OrgnlPmtInfAndSts').map((payment) => ({
    ...readStatus(payment, { id: 'OrgnlPmtInfId', code: 'PmtInfSts' }),
    transfers: findElements(payment, 'TxInfAndSts').map((transfer) =>
      readStatus(transfer, { id: 'OrgnlEndToEndId', code: 'TxSts' }),
    ),
  })),
})

/** Reads the reports of a `pain.002` message, in any version since the third; null if the text is no such message. */
export function readPain002(text: string): readonly StatusReport[] | null {
  const document = readXml(text)
  const reports = document ? findElements(document, 'CstmrPmtStsRpt') : []
  return reports.length > 0 ? reports.map(readReport) : null
}
