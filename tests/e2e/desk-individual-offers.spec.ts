import { buildOfferPath } from '#server/modules/individual-offers/offer-link.ts'
import { ACCEPTANCE, storeRequest } from '../support/offer-requests.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openDesk, openQueue } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test('a business accepts a price that was set by hand, without script, and the desk sees the sale', async ({
  page,
  browser,
  hand,
  urlOf,
}) => {
  const requestId = await storeRequest(hand)
  const desk = await openDesk(browser, hand, 'pricing')

  await openQueue(desk, 'Individual offers')
  const row = desk.getByRole('row').filter({ hasText: String(requestId) })
  await expect(row).toContainText('To be priced')
  await checkScreen(desk)
  await row.getByRole('link').first().click()
  await expect(locateHeading(desk, `Request ${requestId}`)).toBeVisible()
  const price = desk.getByRole('textbox', { name: /^Price of Apple iPhone 13/ })
  const byRule = Number(await price.inputValue())
  await price.fill(String(byRule * 10))
  await desk.getByRole('textbox', { name: /^Reason for the price/ }).fill('Forty at once')
  await checkScreen(desk)

  await desk.getByRole('button', { name: 'Send the offer' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click()
  await expect(desk.getByText('Check the digits.')).toBeVisible()
  await price.fill(String(byRule + 30))
  await desk.getByRole('button', { name: 'Send the offer' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click()
  await expect(desk.getByRole('heading', { name: /^Offer 1:/ })).toBeVisible()
  await expect(desk.getByText('someone else has to approve it')).toBeVisible()
  await checkScreen(desk)

  const colleague = await openDesk(browser, hand, 'pricing')
  await colleague.goto(buildDeskUrl(`/desk/individual-offers/${requestId}`))
  await colleague.getByRole('button', { name: 'Approve and send offer 1' }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Approve and send' }).click()
  await expect(colleague.getByText('The offer is on its way.')).toBeVisible()
  await colleague.close()

  const url = urlOf('de', buildOfferPath(hand.secret, 'de', { requestId, number: 1 }))
  await page.goto(url)
  await expect(locateHeading(page, 'Ihr individuelles Angebot')).toBeVisible()
  await checkScreen(page)
  await page.getByRole('button', { name: /^Annehmen/ }).click()
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveAttribute('aria-invalid', 'true')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(url)
  for (const [name, value] of Object.entries(ACCEPTANCE))
    if (name === 'declaration') await plain.locator('[name="declaration"]').check()
    else await plain.locator(`main [name="${name}"]`).fill(value)
  await plain.getByRole('button', { name: /^Annehmen/ }).click()
  await expect(plain.getByText('Sie haben dieses Angebot angenommen.')).toBeVisible()
  await context.close()

  await desk.goto(buildDeskUrl(`/desk/individual-offers/${requestId}`))
  await expect(desk.getByText('Accepted')).toBeVisible()
  await expect(desk.getByRole('region', { name: /^Offer 1:/ }).getByRole('link')).toHaveText(/^\w{4}-\w{4}$/)
  await desk.close()
})
