import type { Download, Page } from '@playwright/test'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { deriveSaleKey, FIRST_KEY_VERSION } from '#server/modules/trades/trade-link.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createTradeIn, type TradeHand, triggerEvent } from '../support/inspected-trades.ts'
import { isQuiet } from '../support/is-quiet.ts'
import { signHeadNow } from '../support/sign-head-now.ts'
import { expect } from './cart-helpers.ts'
import { buildSalePath, createTranslator, listViolations, test } from './clarification-steps.ts'
import { waitForHydration } from './shop-test.ts'

const t = createTranslator('de')

/** A device that was inspected and accepted, in a signed tree. */
async function createProvenSale(hand: TradeHand) {
  const trade = await createTradeIn(hand, 'ACCEPTED')
  await signHeadNow(hand.db, createLogSigning(hand.secret))
  return trade
}

async function downloadProof(page: Page, url: string, key: string): Promise<ProofFile> {
  const answer = await page.request.get(url, { headers: { [SALE_KEY_HEADER]: key } })
  return (await answer.json()) as ProofFile
}

/** Opens the page and turns to its form, which loads what checks files, before the network goes. */
async function openVerifyOffline(page: Page, url: string): Promise<void> {
  const rules = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(url)
  await waitForHydration(page)
  await (await rules).finished()
  await page.getByLabel(t('VERIFY_FILE')).focus()
  await page.waitForFunction(isQuiet, CONSENT_CHECK_DELAY_MS)
  await page.context().setOffline(true)
}

const chooseFile = (page: Page, proof: ProofFile, label = t('VERIFY_FILE')) =>
  page.getByLabel(label).setInputFiles({
    name: 'trade-file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(proof)),
  })

const locateVerdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const locateCheck = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('the status page shows the seal with its place in the public log', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  await page.goto(urlOf('de', buildSalePath(trade)))
  const seals = page.getByRole('region', { name: t('PROOF_TITLE') })
  await expect(seals.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(seals.getByText(/^Eintrag \d+ im öffentlichen Protokoll$/)).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})

/** Downloads the archive of a sale as its seller does. */
async function downloadArchive(page: Page, saleUrl: string): Promise<Download> {
  await page.goto(saleUrl)
  const section = page.getByRole('region', { name: t('TRADE_FILE_TITLE') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: t('TRADE_FILE_DOWNLOAD') }).click(),
  ])
  return download
}

test('the verify page proves the seller’s archive, photos included', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  const download = await downloadArchive(page, urlOf('de', buildSalePath(trade)))
  expect(download.suggestedFilename()).toBe(`${trade.tradeNumber}-trade-file.zip`)
  await openVerifyOffline(page, urlOf('de', buildPath(MARKETS.de, 'verify')))
  await page.getByLabel(t('VERIFY_FILE')).setInputFiles(await download.path())
  await expect(locateVerdict(page, t('VERIFY_PROOF_PASSED'))).toBeFocused()
  await expect(locateCheck(page, t('VERIFY_CHECK_OFFER'))).toContainText(t('VERIFY_RESULT_PASSED'))
})

test('someone who may only read gets the file without photos', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  const sale = { transactionId: trade.transactionId, keyVersion: FIRST_KEY_VERSION }
  const key = deriveSaleKey(hand.secret, sale, 'read')
  await page.goto(urlOf('de', buildSalePath({ ...trade, key })))
  const section = page.getByRole('region', { name: t('TRADE_FILE_TITLE') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: t('TRADE_FILE_DOWNLOAD') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${trade.tradeNumber}-trade-file.json`)
})

test('the verify page compares a file with an earlier one', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  const url = urlOf('de', buildSaleProofPath(trade.tradeNumber))
  const earlier = await downloadProof(page, url, trade.key)
  await triggerEvent(hand, trade.item, 'payout_ordered')
  const later = await downloadProof(page, url, trade.key)
  await openVerifyOffline(page, urlOf('de', buildPath(MARKETS.de, 'verify')))
  await chooseFile(page, later)
  await chooseFile(page, earlier, t('VERIFY_EARLIER'))
  await expect(locateCheck(page, t('VERIFY_CHECK_EXTENSION'))).toContainText(t('VERIFY_RESULT_PASSED'))
  expect(await listViolations(page)).toEqual([])
})

test('the verify page proves an inspection without a network', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  const proof = await downloadProof(page, urlOf('de', buildSaleProofPath(trade.tradeNumber)), trade.key)
  await openVerifyOffline(page, urlOf('de', buildPath(MARKETS.de, 'verify')))
  await chooseFile(page, proof)
  await expect(locateVerdict(page, t('VERIFY_PROOF_PASSED'))).toBeFocused()
  await expect(locateCheck(page, t('VERIFY_CHECK_LOG'))).toContainText(t('VERIFY_RESULT_PASSED'))
  expect(await listViolations(page)).toEqual([])
})

test('the verify page says what is wrong with a forged proof', async ({ page, urlOf, hand }) => {
  const trade = await createProvenSale(hand)
  const proof = await downloadProof(page, urlOf('de', buildSaleProofPath(trade.tradeNumber)), trade.key)
  const records = proof.records.filter(
    ({ statement }) => statement.kind !== 'event' || statement.item === null,
  )
  await openVerifyOffline(page, urlOf('de', buildPath(MARKETS.de, 'verify')))
  await chooseFile(page, { ...proof, records })
  await expect(locateVerdict(page, t('VERIFY_PROOF_FAILED'))).toBeFocused()
  await expect(locateCheck(page, t('VERIFY_CHECK_SEAL'))).toContainText(t('VERIFY_RESULT_FAILED'))
  expect(await listViolations(page)).toEqual([])
})
