import { sql } from 'drizzle-orm'
import { type PriceInput, priceDevice } from '#domain/pricing/price-device.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatMoney } from '#messages/format-money.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import type { TestTrade, TradeHand } from '../support/inspected-trades.ts'
import { getDeliveredRule, publishNextVersion } from '../support/rule-versions.ts'
import { BEST_PHONE_ANSWERS } from '../support/sales.ts'
import { expect } from './cart-helpers.ts'
import { createClarification, createTranslator, test } from './clarification-steps.ts'

const t = createTranslator('de')
const TEXTS = readQuestionTexts(DATA_FOLDER).de

/** An answer and a question that the next version no longer has. */
const DECLARED = { conditionId: 3, answers: { PH_BATTERY: ['UNKNOWN'], PH_SIMLOCK: ['NO'] } }
const FOUND = { conditionId: 3, answers: { PH_BATTERY: ['LT_80'], PH_SIMLOCK: ['YES'] } }

const textOf = (question: string) => TEXTS[question]?.question ?? ''
const factOf = (question: string) => TEXTS[question]?.fact ?? ''
const answerOf = (question: string, answer: string) => TEXTS[question]?.answers[answer] ?? ''

async function readBaseInCents({ db }: TradeHand, { transactionId }: TestTrade): Promise<number> {
  const { rows } = await db.execute<{ base: number }>(sql`
    select (breakdown ->> 'baseInCents')::integer as base from trade_item
    join offer on offer.id = offer_id where transaction_id = ${transactionId}`)
  return rows[0]?.base ?? 0
}

/** The value of the inspected device by its own version, as German pages show it. */
function describeFirstPrice(baseInCents: number): string {
  const input: PriceInput = {
    rule: getDeliveredRule('phones'),
    baseInCents,
    deductionFactorBp: 10_000,
    conditionId: FOUND.conditionId,
    answers: { ...BEST_PHONE_ANSWERS, ...FOUND.answers },
  }
  return formatMoney(MARKETS.de, priceDevice(input).breakdown.totalInCents)
}

test('a clarification is explained and recomputed with its offer’s rule version while a newer one is current', async ({
  page,
  urlOf,
  hand,
}) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED', {
    declared: DECLARED,
    found: FOUND,
  })
  await publishNextVersion(hand.db)

  // The device page asks the question that the next version adds, and no longer the one it drops.
  await expect(async () => {
    await page.goto(urlOf('de', buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })))
    await expect(page.getByText(factOf('TA_BENT'))).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(factOf('PH_SIMLOCK'))).not.toBeAttached()

  await page.goto(urlOf('de', clarification.path))
  const findings = page.getByRole('region', { name: t('CLARIFICATION_FINDINGS') })
  await expect(findings.getByRole('listitem').getByRole('heading')).toHaveText([
    textOf('PH_BATTERY'),
    textOf('PH_SIMLOCK'),
  ])
  await expect(findings.getByText(answerOf('PH_BATTERY', 'UNKNOWN'))).toBeVisible()
  await expect(findings.getByText(answerOf('PH_BATTERY', 'LT_80'))).toBeVisible()
  const price = describeFirstPrice(await readBaseInCents(hand, clarification.testTrade))
  await expect(page.getByText(t('CLARIFICATION_SUM_EQUAL', { price }))).toBeVisible()
  await expect(page.getByText(t('CLARIFICATION_PROOF_VALID'))).toBeVisible()
})
