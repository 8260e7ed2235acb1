import {
  expect,
  goToReview,
  openCheckout,
  shownTradeNumber,
  submitButton,
  test,
  tradesOf,
} from './cart-helpers.ts'

test('smoke', async ({ page, urlOf, email }) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await submitButton(page).click()
  const number = await shownTradeNumber(page)
  expect(await tradesOf(email)).toEqual([number])
})
