import type { Page } from '@playwright/test'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createTradeIn, type TestTrade, type TradeHand } from '../support/inspected-trades.ts'
import { isQuiet } from '../support/is-quiet.ts'
import { signHeadNow } from '../support/sign-head-now.ts'
import { expect } from './cart-helpers.ts'
import { buildSalePath, createTranslator, listViolations, test } from './clarification-steps.ts'
import { waitForHydration } from './shop-test.ts'

const t = createTranslator('de')

/** A device that was inspected and accepted, in a signed tree. */
async function createProvenSale(hand: TradeHand): Promise<TestTrade> {
  const trade = await createTradeIn(hand, 'ACCEPTED')
  await signHeadNow(hand.db, createLogSigning(hand.secret))
  return trade
}

async function downloadProof(page: Page, url: string, key: string): Promise<ProofFile> {
  const answer = await page.request.get(url, { headers: { [SALE_KEY_HEADER]: key } })
  return (await answer.json()) as ProofFile
}

async function openVerifyOffline(page: Page, url: string): Promise<void> {
  const rules = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(url)
  await waitForHydration(page)
  await (await rules).finished()
  await page.waitForFunction(isQuiet, CONSENT_CHECK_DELAY_MS)
  await page.context().setOffline(true)
}

const chooseFile = (page: Page, proof: ProofFile) =>
  page.getByLabel(t('VERIFY_FILE')).setInputFiles({
    name: 'proof.json',
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    seals.getByRole('link', { name: t('PROOF_DOWNLOAD') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${trade.tradeNumber}-proof.json`)
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
