import { expect } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { QUESTIONS } from './inspection-rows.ts'
import type { ReceivedMail } from './mail-server.ts'
import { sellerOf } from './sales.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { MailedTrade } from './told-sellers.ts'

/** What the market's language calls a sale, and its way to write dates and amounts. */
const NOTATIONS: Readonly<
  Record<MarketId, { sale: RegExp; separator: string; money: (units: string, cents: string) => string }>
> = {
  at: { sale: /Verkauf/, separator: '.', money: (units, cents) => `€ ${units},${cents}` },
  de: { sale: /Verkauf/, separator: '.', money: (units, cents) => `${units},${cents} €` },
  en: { sale: /\bsale\b/i, separator: '/', money: (units, cents) => `€${units}.${cents}` },
  es: { sale: /\bventa\b/i, separator: '/', money: (units, cents) => `${units},${cents} €` },
  fr: { sale: /\bvente\b/i, separator: '/', money: (units, cents) => `${units},${cents} €` },
  it: { sale: /\bvendita\b/i, separator: '/', money: (units, cents) => `${units},${cents} €` },
  pl: { sale: /transakcja/i, separator: '/', money: (units, cents) => `${units},${cents} zł` },
}

export const LATE_BONUS = { EUR: 500, PLN: 2_000 } as const

/** Spaces of all widths and of no break become plain ones. */
export const plain = (text: string | false | undefined): string => (text || '').replace(/\s/g, ' ')

/** What a mail says: to whoever reads text, and to whoever reads HTML. */
export const bodiesOf = ({ parsed }: ReceivedMail): string[] => [
  plain(parsed.text),
  plain(parsed.html)
    .replace(/<style>.*?<\/style>/, '')
    .replaceAll('&quot;', '"'),
]

/** Both forms of the mail say all of it. */
export function expectSaid(mail: ReceivedMail, ...texts: readonly string[]) {
  for (const body of bodiesOf(mail)) for (const text of texts) expect(body).toContain(plain(text))
}

export const moneyOf = (market: MarketId, cents: number): string =>
  NOTATIONS[market].money(String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, '0'))

export const dateOf = (market: MarketId, ...parts: readonly string[]): string =>
  parts.join(NOTATIONS[market].separator)

export const linksOf = ({ parsed }: ReceivedMail): URL[] =>
  [...(parsed.html || '').matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )

export const wordsOf = (market: MarketId) => {
  const texts = QUESTIONS.texts[MARKETS[market].catalogueLanguage]
  return {
    question: (code: string): string => texts[code]?.question ?? 'missing',
    answer: (question: string, code: string): string => texts[question]?.answers[code] ?? 'missing',
  }
}

/** The amounts between the headline of the sum and its total, in cents. */
export function readSum(
  mail: ReceivedMail,
  title: string,
): { readonly parts: number[]; readonly total: number } {
  const [, sum = ''] = (mail.parsed.text ?? '').split(`${title}\n`)
  const [rows = '', after = ''] = sum.split(/=+\n/)
  const cents = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))
  const amounts = (text: string) => text.match(/[−+]?(?:€\s?)?[−+]?\d+[.,]\d\d\b/g) ?? []
  return { parts: amounts(rows).map(cents), total: cents(amounts(after)[0] ?? '') }
}

/** The seller is greeted in the market's language, and nothing was left to fill in, nor a code that only we know. */
function expectWritten({ market, tradeNumber }: MailedTrade, mail: ReceivedMail) {
  const subject = mail.parsed.subject ?? ''
  expect(subject).toMatch(NOTATIONS[market].sale)
  expect(subject).toContain(tradeNumber)
  expect(mail.parsed.html).toContain(`<html lang="${MARKETS[market].locale}"`)
  expectSaid(mail, 'Zofia')
  for (const text of [subject, ...bodiesOf(mail)])
    expect(text).not.toMatch(/[{}]|undefined|NaN|\[object|\b(?:MAIL|STATUS|PH|CONDITION|CLARIFICATION)_[A-Z]/)
}

/** The mail tells no more about the seller than it has to. */
function expectDiscreet({ market }: MailedTrade, mail: ReceivedMail) {
  const { iban } = sellerOf(market).payment
  for (const body of bodiesOf(mail)) {
    // A link is a secret made of random characters: they may spell anything.
    expect(body.replaceAll(/https?:\/\/[^\s"<]+/g, '')).not.toMatch(
      /Müller|Żeromskiego|Łódź|@example\.org|1990|SN-/,
    )
    for (const account of [iban, iban.replaceAll(' ', '')]) expect(body).not.toContain(account)
  }
  expect(mail.parsed.attachments).toEqual([])
}

/** Every link leads to a page of the shop, on the host on which the sale was made; it stands in the text, too. */
function expectLinked({ market }: MailedTrade, mail: ReceivedMail) {
  expect(linksOf(mail).length).toBeGreaterThan(0)
  for (const link of linksOf(mail)) {
    expect(link.origin).toBe(`http://${MARKET_HOSTS[market]}`)
    expect(parsePath(MARKETS[market], link.pathname).kind).toBe('match')
    expect(mail.parsed.text).toContain(link.href)
  }
}

/** What holds for every mail of a trade. */
export function expectProperMails(trade: MailedTrade) {
  for (const name of trade.names()) {
    const mail = trade.mail(name)
    expectWritten(trade, mail)
    expectDiscreet(trade, mail)
    expectLinked(trade, mail)
  }
}
