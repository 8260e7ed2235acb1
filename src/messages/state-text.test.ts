import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { MESSAGES } from './messages.ts'
import { stateTextKey, stateTitleKey } from './state-text.ts'

describe.each(MARKET_IDS)('the texts about a device’s state in %s', (market) => {
  it.each(TRADE_STATES)('name %s in a few words and explain it in a few sentences', (state) => {
    const title = MESSAGES[market][stateTitleKey(state)]
    const text = MESSAGES[market][stateTextKey(state)]
    expect(title.length).toBeLessThanOrEqual(30)
    expect(title).not.toMatch(/[.{]$/)
    expect(text).toMatch(/[.}]$/)
  })

  it('only need a date, an amount, an account and a number of devices', () => {
    const texts = TRADE_STATES.map((state) => MESSAGES[market][stateTextKey(state)])
    const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name))
    expect([...new Set(names)].toSorted()).toEqual(['account', 'amount', 'count', 'date'])
  })
})
