import { expect } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { QUESTIONS } from './inspection-rows.ts'
import type { ReceivedMail } from './mail-server.ts'

/** What the market's language calls a sale, and its way to write dates and amounts. */
export const NOTATIONS: Readonly<
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
