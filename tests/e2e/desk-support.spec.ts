import { createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, scan, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** A name that no other test has: letters only, because numbers are looked up as such. */
const inventName = (): string =>
  `Quolt${Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

const buildSeller = (lastName: string) => ({
  firstName: 'Vera',
  lastName,
  payment: {
    paymentTypeId: 13,
    accountHolder: `Vera ${lastName}`,
    iban: 'DE89370400440532013000',
    paypalAccount: '',
  },
})

/** The same name with two letters swapped, as people type it from hearing. */
const mistype = (name: string): string =>
  `${name.slice(0, 3)}${name.charAt(4)}${name.charAt(3)}${name.slice(5)}`

test('“where is my money?” is answered from a mistyped name in three steps', async ({ page, hand }) => {
  const lastName = inventName()
  const { tradeNumber } = await createTradeIn(hand, 'PAID', { seller: buildSeller(lastName) })
  await signIn(page, hand, 'support')
  // One: open the search. Two: type the name. Three: open the sale.
  await page.keyboard.press('Control+k')
  await page.keyboard.type(mistype(lastName), { delay: 60 })
  const found = page.getByRole('option', { name: tradeNumber })
  await expect(found).toContainText(`Vera ${lastName}`)
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where is the money?' })).toContainText(
    /€\d+\.\d\d paid, confirmed by the bank on /,
  )
})

test('support helps from the page of a sale: contact, notes, the label again, freezing', async ({
  page,
  hand,
}) => {
  const lastName = inventName()
  const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED', { seller: buildSeller(lastName) })
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl(`/desk/search?q=${lastName}`))
  await page.getByRole('link', { name: tradeNumber }).click()
  const seller = page.getByRole('region', { name: 'Seller' })
  await expect(seller).toContainText('•••@')
  await seller.getByRole('button', { name: 'Show contact' }).click()
  await expect(seller).not.toContainText('•••@')
  await page.getByLabel('Note for colleagues').fill('Will call again on Friday')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('Will call again on Friday')
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes).not.toContainText('Will call again on Friday')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(notes).toContainText('Will call again on Friday')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Send the label again' }).click()
  await expect(page.getByText('The seller gets the mail with the label again.')).toBeVisible()
  await page.getByRole('button', { name: 'Freeze the sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze the sale' }).click()
  await expect(page.getByRole('region', { name: 'Holds' })).toContainText('Frozen by the seller')
  await seller.getByRole('link').click()
  await expect(locateHeading(page, /^Customer \d+/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('Frozen by the seller')
})

test('what was revealed or begun on one sale never shows up on the next one', async ({ page, hand }) => {
  const [first, second] = [await createTradeIn(hand, 'PAID'), await createTradeIn(hand, 'PAID')]
  await signIn(page, hand, 'support')
  const seller = page.getByRole('region', { name: 'Seller' })
  const open = async (tradeNumber: string) => {
    await scan(page, tradeNumber)
    await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
  }
  for (const { tradeNumber } of [second, first]) await open(tradeNumber)
  await seller.getByRole('button', { name: 'Show contact' }).click()
  await expect(seller).not.toContainText('•••@')
  await page.getByLabel('Note for colleagues').fill('About the first sale')
  await page.goBack()
  await expect(locateHeading(page, `Sale ${second.tradeNumber}`)).toBeVisible()
  await expect(seller).toContainText('•••@')
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('')
})

test('search, sale and customer are accessible', async ({ page, hand }) => {
  const lastName = inventName()
  const seller = buildSeller(lastName)
  const { tradeNumber } = await createTradeIn(hand, 'COUNTER_OFFERED', { seller })
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl(`/desk/search?q=${lastName}`))
  const link = page.getByRole('link', { name: tradeNumber })
  await expect(link).toBeVisible()
  await checkScreen(page)
  await link.click()
  await expect(page.getByRole('table', { name: 'Answers and findings' })).toBeVisible()
  await checkScreen(page)
  await page.getByRole('region', { name: 'Seller' }).getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Sales' })).toContainText(tradeNumber)
  await checkScreen(page)
})
