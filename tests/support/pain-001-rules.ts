import { readIban } from '#domain/customers/iban.ts'
import type { Currency } from '#domain/money/currency.ts'
import { findElements, findText, readXml, type XmlElement } from '#server/xml/read-xml.ts'

/*
 * What our `pain.001.001.09` messages must look like, based on the public description of the message and
 * from the customer-to-bank guidelines of the European Payments Council for SEPA credit transfers (EPC132-08). It is not a
 * copy of a schema: it knows the elements that the shop sends and rejects all others, so it is narrower than the format.
 *
 * Each element has either its children in order, each with how often it may occur, or a check of its text.
 */
type TextRule = (text: string) => boolean
type ElementRule = TextRule | readonly ChildRule[]
type ChildRule = readonly [name: string, min: number, max: number, rule: ElementRule]

const CHARACTERS = /^[A-Za-z0-9/\-?:().,'+ ]+$/

const text =
  (maxLength: number): TextRule =>
  (value) =>
    value.length <= maxLength && CHARACTERS.test(value) && value.trim() === value

/** Max35Text for ids: banks also refuse leading, trailing and double slashes. */
const id: TextRule = (value) => text(35)(value) && !/^\/|\/$|\/\//.test(value)

const oneOf =
  (...values: readonly string[]): TextRule =>
  (value) =>
    values.includes(value)

const isDate = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

const dateTime: TextRule = (value) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(value) &&
  isDate(value.slice(0, 10))

const count: TextRule = (value) => /^[1-9]\d{0,14}$/.test(value)

/** At most 18 digits, two of them after the point. */
const decimal: TextRule = (value) => /^\d+(\.\d{1,2})?$/.test(value) && value.replace('.', '').length <= 18

const toCents = (value: string): bigint => {
  const [whole = '', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/** From one cent up to the maximum of a SEPA credit transfer, 999999999.99. */
const amount: TextRule = (value) =>
  decimal(value) && toCents(value) >= 1n && toCents(value) <= 99_999_999_999n

const iban: TextRule = (value) => {
  const reading = readIban(value)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(value) && reading.kind === 'iban' && reading.iban === value
}

const bic: TextRule = (value) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)

const PARTY: ElementRule = [['Nm', 1, 1, text(70)]]
const ACCOUNT: ElementRule = [['Id', 1, 1, [['IBAN', 1, 1, iban]]]]

const TRANSFER: ElementRule = [
  [
    'PmtId',
    1,
    1,
    [
      ['InstrId', 0, 1, id],
      ['EndToEndId', 1, 1, id],
    ],
  ],
  ['Amt', 1, 1, [['InstdAmt', 1, 1, amount]]],
  ['CdtrAgt', 0, 1, [['FinInstnId', 1, 1, [['BICFI', 1, 1, bic]]]]],
  ['Cdtr', 1, 1, PARTY],
  ['CdtrAcct', 1, 1, ACCOUNT],
  ['RmtInf', 0, 1, [['Ustrd', 1, 1, text(140)]]],
]

const headerRule: ElementRule = [
  ['MsgId', 1, 1, id],
  ['CreDtTm', 1, 1, dateTime],
  ['NbOfTxs', 1, 1, count],
  ['CtrlSum', 1, 1, decimal],
  ['InitgPty', 1, 1, PARTY],
]

/** An order in euros has to declare a SEPA payment; one in zloty must not. */
const buildPaymentRule = (currency: string): ElementRule => [
  ['PmtInfId', 1, 1, id],
  ['PmtMtd', 1, 1, oneOf('TRF')],
  ['BtchBookg', 0, 1, oneOf('true', 'false')],
  ['NbOfTxs', 1, 1, count],
  ['CtrlSum', 1, 1, decimal],
  ...(currency === 'EUR'
    ? [['PmtTpInf', 1, 1, [['SvcLvl', 1, 1, [['Cd', 1, 1, oneOf('SEPA')]]]]] satisfies ChildRule]
    : []),
  ['ReqdExctnDt', 1, 1, [['Dt', 1, 1, isDate]]],
  ['Dbtr', 1, 1, PARTY],
  ['DbtrAcct', 1, 1, ACCOUNT],
  [
    'DbtrAgt',
    1,
    1,
    [
      [
        'FinInstnId',
        1,
        1,
        [
          ['BICFI', 0, 1, bic],
          ['Othr', 0, 1, [['Id', 1, 1, oneOf('NOTPROVIDED')]]],
        ],
      ],
    ],
  ],
  ['ChrgBr', 1, 1, oneOf(currency === 'EUR' ? 'SLEV' : 'SHAR')],
  ['CdtTrfTxInf', 1, Number.POSITIVE_INFINITY, TRANSFER],
]

function findChildViolations(element: XmlElement, rules: readonly ChildRule[], path: string): string[] {
  const order = rules.map(([name]) => name)
  const places = element.children.map(({ name }) => order.indexOf(name))
  const strangers = element.children.filter(({ name }) => !order.includes(name))
  const isOrdered = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
  const counts = rules.filter(([name, min, max]) => {
    const found = element.children.filter((child) => child.name === name).length
    return found < min || found > max
  })
  return [
    ...strangers.map(({ name }) => `${path}/${name}: not expected`),
    ...(isOrdered ? [] : [`${path}: wrong order`]),
    ...counts.map(([name, min, max]) => `${path}/${name}: not ${min} to ${max} times`),
    ...(element.text.trim() === '' ? [] : [`${path}: text between elements`]),
    ...rules.flatMap(([name, , , rule]) =>
      findElements(element, name).flatMap((child) => findViolations(child, rule, `${path}/${name}`)),
    ),
  ]
}

function findViolations(element: XmlElement, rule: ElementRule, path: string): string[] {
  const allowed: Readonly<Record<string, string>> = { InstdAmt: 'Ccy', Document: 'xmlns' }
  const attributes = Object.keys(element.attributes).join(' ')
  const wrong = attributes === (allowed[element.name] ?? '') ? [] : [`${path}: attributes ${attributes}`]
  if (typeof rule !== 'function') return [...wrong, ...findChildViolations(element, rule, path)]
  const isGood = element.children.length === 0 && rule(element.text)
  return isGood ? wrong : [...wrong, `${path}: ${element.text}`]
}

const TRANSFERS = 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf'

/** Compares the counts and sums in header and payment with the transfers themselves. */
function findTotalViolations(document: XmlElement): string[] {
  const amounts = findElements(document, `${TRANSFERS}/Amt/InstdAmt`).map((element) => element.text)
  const sum = amounts.reduce((total, value) => total + (decimal(value) ? toCents(value) : 0n), 0n)
  return ['CstmrCdtTrfInitn/GrpHdr', 'CstmrCdtTrfInitn/PmtInf'].flatMap((path) => {
    const [number, control] = [
      findText(document, `${path}/NbOfTxs`),
      findText(document, `${path}/CtrlSum`) ?? '',
    ]
    return [
      ...(number === String(amounts.length) ? [] : [`${path}/NbOfTxs: ${number}, not ${amounts.length}`]),
      ...(decimal(control) && toCents(control) === sum ? [] : [`${path}/CtrlSum: ${control}`]),
    ]
  })
}

function findContentViolations(document: XmlElement, currency: string): string[] {
  const ids = findElements(document, `${TRANSFERS}/PmtId/EndToEndId`).map((element) => element.text)
  const currencies = findElements(document, `${TRANSFERS}/Amt/InstdAmt`).map(
    ({ attributes }) => attributes.Ccy,
  )
  const banks = findElements(document, 'CstmrCdtTrfInitn/PmtInf/DbtrAgt/FinInstnId')
  return [
    ...(new Set(ids).size === ids.length ? [] : ['EndToEndId: not unique']),
    ...(currencies.every((code) => code === currency) ? [] : ['InstdAmt: wrong currency']),
    ...(banks.every(({ children }) => children.length === 1)
      ? []
      : ['DbtrAgt: neither one nor the other id']),
  ]
}

/** Everything in a payment order that a bank would refuse, with its position. */
export function findPain001Violations(xml: string, currency: Currency): readonly string[] {
  const document = readXml(xml)
  if (document?.name !== 'Document') return ['not a document']
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['no XML declaration']
  if (document.attributes.xmlns !== 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    return ['wrong namespace']
  const order: ElementRule = [
    [
      'CstmrCdtTrfInitn',
      1,
      1,
      [
        ['GrpHdr', 1, 1, headerRule],
        ['PmtInf', 1, 1, buildPaymentRule(currency)],
      ],
    ],
  ]
  return [
    ...findViolations(document, order, 'Document'),
    ...findTotalViolations(document),
    ...findContentViolations(document, currency),
  ]
}
