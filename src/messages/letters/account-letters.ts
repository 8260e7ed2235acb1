import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '../compile-messages.ts'
import { createTranslate, type Translate } from '../format-message.ts'
import { letters as at } from './at/index.ts'
import { account as de } from './de/account.ts'
import { account as en } from './en/account.ts'
import { LETTERS, type LetterKey } from './letters.ts'

export type AccountLetterKey = keyof typeof en | LetterKey

const ACCOUNT_LETTERS: Readonly<Partial<Record<MarketId, Readonly<Record<keyof typeof en, string>>>>> = {
  ...{ at, de, en },
}

/** A market's translator of letters about accounts; a market without these texts sends none in another language. */
export function accountLetterTranslator({
  id,
  locale,
}: Pick<Market, 'id' | 'locale'>): Translate<AccountLetterKey> {
  const account = ACCOUNT_LETTERS[id]
  if (!account) throw new Error(`There are no letters about accounts in ${id}`)
  return createTranslate(compileMessages({ ...LETTERS[id], ...account }), locale)
}
