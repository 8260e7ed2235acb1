import { expect, it } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from './compile-messages.ts'
import { formatCategoryTitle } from './format-category-title.ts'
import { createTranslate } from './format-message.ts'
import { MESSAGES } from './messages.ts'

it.each([
  ['de', 'Kameras', 'Kameras verkaufen'],
  ['en', 'Cameras', 'Sell cameras'],
  ['it', 'Fotocamere', 'Vendi fotocamere'],
  ['pl', 'Aparaty', 'Sprzedaj używane aparaty'],
  ['es', 'Cámaras', 'Vende tus cámaras'],
] as const satisfies [MarketId, string, string][])(
  'in %s the page for %s is called "%s"',
  (market, name, title) => {
    const translate = createTranslate(
      compileMessages(MESSAGES[market], MARKETS[market].locale),
      MARKETS[market].locale,
    )
    expect(formatCategoryTitle(translate, MARKETS[market].locale, name)).toBe(title)
  },
)
