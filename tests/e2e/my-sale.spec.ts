import { buildPath } from '#domain/routing/path.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { createTrade, expect, locateThanksTitle, readTradeNumberOnPage, test } from './cart-helpers.ts'
import { listViolations } from './clarification-steps.ts'
import { createVisit, locateButton, locateField, locateHeadline, locateMail, openMail } from './sale-steps.ts'
import { waitForHydration } from './shop-test.ts'

test('number and e-mail address bring the link to a sale again, by keyboard', async ({
  page,
  urlOf,
  email,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.goto(urlOf('de', '/mein-verkauf'))
  await waitForHydration(page)
  await locateField(visit, 'THANKS_NUMBER').fill('1234-5678')
  await page.keyboard.press('Enter')
  await expect(locateField(visit, 'THANKS_NUMBER')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`#${tradeNumber.toLowerCase()}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(locateHeadline(visit, 'MY_SALE_SENT')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  const mailText = getCorrespondenceTranslator(visit.market)
  await openMail(visit, mailText('MAIL_SALE_LINK_SUBJECT', { tradeNumber }))
  const link = locateMail(page).getByRole('link', { name: mailText('MAIL_BUTTON') })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(locateThanksTitle(page)).toBeFocused()
  expect(await readTradeNumberOnPage(page)).toBe(tradeNumber)
})

test('a wrong address gets the same answer', async ({ page, urlOf, email }) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.goto(urlOf('de', '/mein-verkauf'))
  await locateField(visit, 'THANKS_NUMBER').fill(tradeNumber)
  await locateField(visit, 'FIELD_EMAIL').fill('stranger@example.org')
  await locateButton(visit, 'MY_SALE_SUBMIT').click()
  await expect(page.getByText(visit.t('MY_SALE_SENT_TEXT'))).toBeVisible()
})

for (const market of ['de', 'pl'] as const)
  test(`the phone menu and the footer in ${market} lead to the page`, async ({ page, urlOf }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(visit.urlOf())
    const footer = page.getByRole('contentinfo').getByRole('link', { name: visit.t('MY_SALE') })
    const path = buildPath(visit.market, 'mySale')
    await expect(footer).toHaveAttribute('href', path)
    await page.getByText(visit.t('HEADER_MENU'), { exact: true }).click({ force: true })
    await page
      .getByRole('banner')
      .getByRole('link', { name: visit.t('MY_SALE') })
      .click()
    await expect(page).toHaveURL(visit.urlOf(path))
    await expect(page.getByRole('heading', { level: 1, name: visit.t('SCREEN_MY_SALE') })).toBeVisible()
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to go on, and its links work', async ({ page, urlOf }) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
    await page.goto(urlOf('de', '/mein-verkauf'))
    const note = page.getByRole('paragraph').filter({ hasText: visit.t('MY_SALE_NO_SCRIPT') })
    await expect(note).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: visit.t('MY_SALE_CONTACT') })
      .click()
    await expect(page).toHaveURL(urlOf('de', '/kontakt'))
  })
})
