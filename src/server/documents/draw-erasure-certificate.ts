import { findContact } from '#domain/company/company.ts'
import type { ErasureCertificate } from '#domain/device-erasure/erasure-certificate.ts'
import type { Market } from '#domain/markets/market.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { formatTime } from '#messages/locale/format-time.ts'
import { getCompany } from '#server/config/operator.ts'
import {
  A4,
  ACCENT,
  HAIRLINE,
  MUTED,
  mm,
  openPdf,
  type Pdf,
  type StructureElement,
  TINT,
} from './pdf-page.ts'
import { drawArtifact, measureTextHeight, writeText } from './pdf-text.ts'

export interface CertificateInput {
  readonly market: Market
  readonly translate: Translate<CorrespondenceKey>
  readonly certificate: ErasureCertificate
  /** SHA-256 of the signed text, in hex. */
  readonly hash: string
  readonly keyId: string
  /** The page that checks proofs. */
  readonly verifyUrl: string
}

const MARGIN = mm(22)
const PAGE = { x: MARGIN, width: A4.width - 2 * MARGIN } as const
const LABEL_WIDTH = mm(52)
const ROW_PADDING = mm(2.4)

interface Row {
  readonly label: string
  readonly value: string
}

/** Rows of a label and its value, as a table that screen readers can walk through. */
function writeRows(pdf: Pdf, rows: readonly Row[], top: number): number {
  const table = pdf.doc.struct('Table')
  pdf.root.add(table)
  const valueBox = { x: PAGE.x + LABEL_WIDTH, width: PAGE.width - LABEL_WIDTH, size: 11 } as const
  const labelBox = { x: PAGE.x, width: LABEL_WIDTH - mm(4), size: 9.5, colour: MUTED } as const
  let y = top
  for (const { label, value } of rows) {
    y = writeRow(pdf, { label, value, table }, { y, labelBox, valueBox })
  }
  table.end()
  return y
}

interface RowBoxes {
  readonly y: number
  readonly labelBox: {
    readonly x: number
    readonly width: number
    readonly size: number
    readonly colour: string
  }
  readonly valueBox: { readonly x: number; readonly width: number; readonly size: number }
}

function writeRow(
  pdf: Pdf,
  { label, value, table }: Row & { readonly table: StructureElement },
  { y, labelBox, valueBox }: RowBoxes,
): number {
  const row = pdf.doc.struct('TR')
  table.add(row)
  const top = y + ROW_PADDING
  const height = Math.max(
    measureTextHeight(pdf, label, labelBox),
    measureTextHeight(pdf, value, { ...valueBox, font: 'strong' }),
  )
  writeText(pdf, label, { ...labelBox, y: top, role: 'TH', parent: row })
  writeText(pdf, value, { ...valueBox, y: top, font: 'strong', role: 'TD', parent: row })
  row.end()
  const bottom = top + height + ROW_PADDING
  drawArtifact(pdf, () => {
    pdf.doc
      .lineWidth(0.75)
      .strokeColor(HAIRLINE)
      .moveTo(PAGE.x, bottom)
      .lineTo(PAGE.x + PAGE.width, bottom)
      .stroke()
  })
  return bottom
}

function writeTitle(pdf: Pdf, { translate, certificate }: CertificateInput): number {
  const title = { ...PAGE, y: mm(24), size: 24, font: 'strong', colour: ACCENT, role: 'H1' } as const
  const below = writeText(pdf, translate('CERTIFICATE_TITLE'), title)
  const lead = writeText(pdf, translate('CERTIFICATE_LEAD'), { ...PAGE, y: below + mm(3), size: 11.5 })
  if (certificate.replaces === null) return lead + mm(9)
  return writeText(pdf, translate('CERTIFICATE_REPLACES'), { ...PAGE, y: lead + mm(2), size: 10 }) + mm(9)
}

/** The method in a box of its own: what it means is what people keep the certificate for. */
function writeMethod(
  pdf: Pdf,
  { translate, certificate: { method } }: CertificateInput,
  top: number,
): number {
  if (method === null) throw new RangeError('A certificate that was taken back is not drawn')
  const box = { x: PAGE.x + mm(6), width: PAGE.width - mm(12) }
  const name = translate(`ERASURE_${method}`)
  const text = translate(`ERASURE_${method}_TEXT`)
  const nameStyle = { ...box, size: 13, font: 'strong' } as const
  const height =
    measureTextHeight(pdf, name, nameStyle) + measureTextHeight(pdf, text, { ...box, size: 10.5 }) + mm(11)
  drawArtifact(pdf, () => {
    pdf.doc.roundedRect(PAGE.x, top, PAGE.width, height, 5).fill(TINT)
  })
  const below = writeText(pdf, name, { ...nameStyle, y: top + mm(4.5), role: 'H2' })
  writeText(pdf, text, { ...box, y: below + mm(1.5), size: 10.5 })
  return top + height + mm(8)
}

function listFacts(pdf: Pdf, { translate, market, certificate }: CertificateInput): readonly Row[] {
  const moment = new Date(certificate.atMs)
  const date = formatDay(market.locale, moment)
  return [
    { label: translate('CERTIFICATE_DEVICE'), value: pdf.printable(certificate.device) },
    {
      label: translate('CERTIFICATE_SERIAL'),
      value: certificate.serialNumber ?? translate('CERTIFICATE_SERIAL_NONE'),
    },
    {
      label: translate('CERTIFICATE_MOMENT'),
      value: translate('MAIL_MOMENT', { date, time: formatTime(market.locale, moment) }),
    },
    {
      label: translate('CERTIFICATE_OPERATOR'),
      value: `${getCompany().name}, ${certificate.operator}`,
    },
    { label: translate('CERTIFICATE_REFERENCE'), value: certificate.reference },
    { label: translate('CERTIFICATE_ID'), value: certificate.id },
  ]
}

/** What someone needs who wants to compare the paper with the public log. */
function writeCheck(pdf: Pdf, { translate, hash, keyId, verifyUrl }: CertificateInput, top: number): void {
  const heading = { ...PAGE, y: top, size: 13, font: 'strong', role: 'H2' } as const
  const below = writeText(pdf, translate('CERTIFICATE_CHECK'), heading)
  const text = translate('CERTIFICATE_CHECK_TEXT', { url: verifyUrl })
  let y = writeText(pdf, text, { ...PAGE, y: below + mm(2), size: 10 }) + mm(4)
  for (const [label, value] of [
    [translate('CERTIFICATE_HASH'), hash],
    [translate('CERTIFICATE_KEY'), keyId],
  ] as const) {
    const under = writeText(pdf, label, { ...PAGE, y, size: 8.5, colour: MUTED })
    y = writeText(pdf, value, { ...PAGE, y: under, size: 9.5, isTabular: true }) + mm(2.5)
  }
}

function writeFooter(pdf: Pdf, { market }: CertificateInput): void {
  const company = getCompany()
  const { contactMail } = findContact(company, market.id)
  const line = { ...PAGE, y: A4.height - mm(18), size: 8, colour: MUTED, role: 'Artifact' } as const
  writeText(pdf, `${company.name} · ${contactMail}`, line)
}

/** The certificate that a device was erased: one page, without its seller's name. */
export async function drawErasureCertificate(input: CertificateInput): Promise<Uint8Array> {
  const { translate, market, certificate } = input
  const pdf = openPdf({
    title: `${translate('CERTIFICATE_TITLE')} ${certificate.reference}`,
    lang: market.locale,
    createdAt: new Date(certificate.atMs),
  })
  const method = writeTitle(pdf, input)
  const facts = writeMethod(pdf, input, method)
  const heading = { ...PAGE, y: facts, size: 13, font: 'strong', role: 'H2' } as const
  const rows = writeText(pdf, translate('CERTIFICATE_FACTS'), heading) + mm(2)
  writeCheck(pdf, input, writeRows(pdf, listFacts(pdf, input), rows) + mm(9))
  writeFooter(pdf, input)
  return pdf.finish()
}
