import { expect, it } from 'vitest'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { canBeReviewed } from './review-request.ts'

it('only a sale with a paid device can be reviewed', () => {
  const reviewed = TRADE_STATES.filter((state) => canBeReviewed([{ state: 'RETURNED' }, { state }]))
  expect(reviewed).toEqual(['PAID'])
})
