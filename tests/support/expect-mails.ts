import { expect } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatCalendarDay } from '#messages/locale/format-day.ts'
import { QUESTIONS } from './inspection-rows.ts'
import type { ReceivedMail } from './mail-server.ts'
import type { MailedTrade } from './mailed-sellers.ts'
import { buildSeller } from './sales.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'

/** The market's word for a sale, and its format of amounts. */
const NOTATIONS: Readonly<
  Record<MarketId, { sale: RegExp; money: (units: string, cents: string) => string }>
> = {
  at: { sale: /Verkauf/, money: (units, cents) => `€ ${units},${cents}` },
  de: { sale: /Verkauf/, money: (units, cents) => `${units},${cents} €` },
  en: { sale: /\bsale\b/i, money: (units, cents) => `€${units}.${cents}` },
  es: { sale: /\bventa\b/i, money: (units, cents) => `${units},${cents} €` },
  fr: { sale: /\bvente\b/i, money: (units, cents) => `${units},${cents} €` },
  it: { sale: /\bvendita\b/i, money: (units, cents) => `${units},${cents} €` },
  pl: { sale: /sprzedaż/i, money: (units, cents) => `${units},${cents} zł` },
}

export const LATE_BONUS = { EUR: 500, PLN: 2_000 } as const

/** Replaces all kinds of spaces, including no-break ones, with plain ones. */
export const toPlain = (text: string | false | undefined): string => (text || '').replace(/\s/g, ' ')

/** The plain text and the HTML of a mail. */
export const readBodies = ({ parsed }: ReceivedMail): string[] => [
  toPlain(parsed.text),
  toPlain(parsed.html)
    .replace(/<style>.*?<\/style>/, '')
    .replaceAll('&quot;', '"'),
]

/** Both forms of the mail contain all of these texts. */
export function expectText(mail: ReceivedMail, ...texts: readonly string[]) {
  for (const body of readBodies(mail)) for (const text of texts) expect(body).toContain(toPlain(text))
}

export const formatAmount = (market: MarketId, cents: number): string =>
  NOTATIONS[market].money(String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, '0'))

/** A date as mails write it. */
export const formatDay = (market: MarketId, day: string, month: string, year: string): string =>
  formatCalendarDay(MARKETS[market].locale, { day: Number(day), month: Number(month), year: Number(year) })

export const readLinks = ({ parsed }: ReceivedMail): URL[] =>
  [...(parsed.html || '').matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )

export const getQuestionTexts = (market: MarketId) => {
  const texts = QUESTIONS.texts[MARKETS[market].catalogueLanguage]
  return {
    question: (code: string): string => texts[code]?.question ?? 'missing',
    answer: (question: string, code: string): string => texts[question]?.answers[code] ?? 'missing',
  }
}

/** The amounts between the heading of the breakdown and its total, in cents. */
export function readSum(
  mail: ReceivedMail,
  title: string,
): { readonly parts: number[]; readonly total: number } {
  const [, sum = ''] = (mail.parsed.text ?? '').split(`${title}\n`)
  const [rows = '', after = ''] = sum.split(/=+\n/)
  const toCents = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))
  const findAmounts = (text: string) => text.match(/[−+]?(?:€\s?)?[−+]?\d+[.,]\d\d\b/g) ?? []
  return { parts: findAmounts(rows).map(toCents), total: toCents(findAmounts(after)[0] ?? '') }
}

/**
 * The mail greets the seller in the market's language, and contains neither unfilled placeholders nor internal codes.
 */
function expectWellWritten({ market, tradeNumber }: MailedTrade, mail: ReceivedMail) {
  const subject = mail.parsed.subject ?? ''
  expect(subject).toMatch(NOTATIONS[market].sale)
  expect(subject).toContain(tradeNumber)
  expect(mail.parsed.html).toContain(`<html lang="${MARKETS[market].locale}"`)
  // Polish would have to decline the name.
  expectText(mail, market === 'pl' ? 'Dzień dobry' : 'Zofia')
  for (const text of [subject, ...readBodies(mail)])
    expect(text).not.toMatch(
      /[{}]|undefined|\bNaN\b|\[object|\b(?:MAIL|STATUS|PH|CONDITION|CLARIFICATION)_[A-Z]/,
    )
}

/** The mail contains no more personal data than necessary. */
function expectDiscreet({ market }: MailedTrade, mail: ReceivedMail) {
  const { iban } = buildSeller(market).payment
  for (const body of readBodies(mail)) {
    // Links contain random characters, which may spell anything, and so do tracking numbers.
    expect(body.replaceAll(/https?:\/\/[^\s"<]+/g, '')).not.toMatch(
      /Müller|Żeromskiego|Łódź|@example\.org|\b1990\b|\bSN-/,
    )
    for (const account of [iban, iban.replaceAll(' ', '')]) expect(body).not.toContain(account)
  }
  expect(mail.parsed.attachments).toEqual([])
}

/** Every link leads to the shop, on the host where the sale was created, and also appears in the plain text. */
function expectLinked({ market }: MailedTrade, mail: ReceivedMail) {
  expect(readLinks(mail).length).toBeGreaterThan(0)
  for (const link of readLinks(mail)) {
    expect(link.origin).toBe(`http://${MARKET_HOSTS[market]}`)
    expect(parsePath(MARKETS[market], link.pathname).kind).toBe('match')
    expect(mail.parsed.text).toContain(link.href)
  }
}

/** Checks what holds for every mail of a trade. */
export function expectProperMails(trade: MailedTrade) {
  for (const name of trade.names()) {
    const mail = trade.mail(name)
    expectWellWritten(trade, mail)
    expectDiscreet(trade, mail)
    expectLinked(trade, mail)
  }
}
