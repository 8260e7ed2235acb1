import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createTradeIn, type TestTrade } from '../support/inspected-trades.ts'
import { recordErased } from '../support/record-erased.ts'
import { signHeadNow } from '../support/sign-head-now.ts'
import { checkScreen } from './check-screen.ts'
import { buildSalePath, createTranslator, listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, scan, signIn } from './desk-steps.ts'
import { expect, waitForHydration } from './shop-test.ts'

const CHOOSE = /^1\s*Factory reset, key destroyed/

const name = ({ transactionId }: TestTrade, item = 1) => `${formatTradeNumber(transactionId)}-${item}`

test('devices are erased with a scanner: scan, choose, next; then by scans alone', async ({ page, hand }) => {
  const sale = await createTradeIn(hand, 'PAID', { deviceCount: 2 })
  await signIn(page, hand, 'receiver')
  await page.goto(buildDeskUrl('/desk/erase'))
  await expect(page.getByText('Scan a device', { exact: true })).toBeVisible()
  await scan(page, name(sale, 1))
  await page.getByRole('checkbox', { name: 'Use the same for the devices that I scan next' }).check()
  await page.screenshot({ path: test.info().outputPath('in-hand.png') })
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: CHOOSE }).click()
  await expect(page.getByText(`${name(sale, 1)}: Factory reset, key destroyed.`)).toBeVisible()
  await expect(page.getByText('Factory reset, key destroyed: scan the next device')).toBeVisible()
  await scan(page, name(sale, 2))
  await expect(page.getByText(`${name(sale, 2)}: Factory reset, key destroyed.`)).toBeVisible()
})

test('a wrong record is taken back on the same screen, and the sale shows both', async ({ page, hand }) => {
  const sale = await createTradeIn(hand, 'PAID')
  await signIn(page, hand, 'inspector', 'support')
  await page.goto(buildDeskUrl(`/desk/erase?device=${name(sale)}`))
  await page.getByRole('button', { name: CHOOSE }).click()
  await expect(page.getByText(`${name(sale)}: Factory reset, key destroyed.`)).toBeVisible()
  await scan(page, name(sale))
  await page.getByRole('button', { name: 'It wasn’t erased' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'It wasn’t erased' }).click()
  await expect(page.getByText(`${name(sale)} counts as not erased.`)).toBeVisible()
  await page.goto(buildDeskUrl(`/desk/sales/${sale.tradeNumber}`))
  await expect(page.getByRole('region', { name: 'Erasure' }).getByRole('listitem')).toHaveCount(2)
})

test('selected devices are recorded together', async ({ page, hand }) => {
  const sale = await createTradeIn(hand, 'PAID')
  await signIn(page, hand, 'inspector')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(buildDeskUrl(`/desk/lists/to-erase?q=${name(sale)}`))
  await expect(locateHeading(page, 'To erase')).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(name(sale)) }).check()
  await page.getByRole('button', { name: 'Record erasure' }).click()
  await page.getByRole('radio', { name: 'Storage shredded' }).check()
  await checkScreen(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Record erasure' }).click()
  await expect(page.getByText('Recorded for 1 device.')).toBeVisible()
  await page.goto(buildDeskUrl(`/desk/erase?device=${name(sale)}`))
  await expect(page.getByText('On record: Storage shredded')).toBeVisible()
  await checkScreen(page)
})

for (const market of ['de', 'pl', 'fr'] as const)
  test(`the page of a sale in ${market} offers the certificate of an erased device`, async ({
    page,
    urlOf,
    hand,
  }) => {
    const t = createTranslator(market)
    const sale = await createTradeIn(hand, 'PAID', { market })
    await recordErased(hand, sale.item)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(urlOf(market, buildSalePath(sale, market)))
    const erased = page.getByRole('region', { name: t('ERASED_TITLE') })
    const link = erased.getByRole('link', { name: t('ERASED_DOWNLOAD') })
    const answer = await page.request.get(urlOf(market, (await link.getAttribute('href')) ?? ''))
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await erased.scrollIntoViewIfNeeded()
    await page.screenshot({ path: test.info().outputPath('erased.png') })
    expect(await listViolations(page)).toEqual([])
  })

test('the verify page shows the seal that is on the certificate', async ({ page, urlOf, hand }) => {
  const t = createTranslator('de')
  const sale = await createTradeIn(hand, 'PAID')
  await recordErased(hand, sale.item)
  await signHeadNow(hand.db, createLogSigning(hand.secret))
  const proof = await page.request.get(urlOf('de', buildSaleProofPath(sale.tradeNumber)), {
    headers: { [SALE_KEY_HEADER]: sale.key },
  })
  await page.goto(urlOf('de', buildPath(MARKETS.de, 'verify')))
  await waitForHydration(page)
  await page.getByLabel(t('VERIFY_FILE')).setInputFiles({
    name: 'proof.json',
    mimeType: 'application/json',
    buffer: await proof.body(),
  })
  const check = page.getByRole('listitem').filter({ hasText: t('VERIFY_CHECK_ERASURE') })
  await expect(check).toContainText(t('VERIFY_RESULT_PASSED'))
  const certificate = page.getByRole('listitem').filter({ hasText: `${sale.tradeNumber}-1` })
  await expect(certificate.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('verify.png'), fullPage: true })
  expect(await listViolations(page)).toEqual([])
})
