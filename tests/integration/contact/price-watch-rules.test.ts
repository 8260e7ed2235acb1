import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WATCH_HOLD_MINUTES } from '#domain/price-watch/watch-clock.ts'
import { publishRuleSet } from '#server/modules/questions/seed-rule-sets.ts'
import { createWatchers } from '../../support/price-watchers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const { check, findLink, findRows, mailsTo, startList, watch } = createWatchers(() => store)

interface RuleContent {
  readonly version: number
  readonly questionSets: { readonly phones: readonly { readonly code: string }[] }
}

async function readRule(version: number | null = null): Promise<RuleContent> {
  const { rows } = await store.db.$client.query<{ content: RuleContent }>(
    'select content from rule_set where $1::integer is null or version = $1 order by version desc limit 1',
    [version],
  )
  if (!rows[0]) throw new Error('There is no such rule')
  return rows[0].content
}

/** Publishes the next version of the rule, with other questions about phones. */
async function publishNext(phones: RuleContent['questionSets']['phones']): Promise<void> {
  const { version, ...rule } = await readRule()
  await publishRuleSet(store.db.$client, {
    ...rule,
    version: version + 1,
    questionSets: { ...rule.questionSets, phones },
  })
}

const DROPPED = 'PH_LIQUID'

describe('answers that a new price rule doesn’t know', () => {
  it('end the watch with a mail that names no price and asks to describe the device again', async () => {
    const { phones } = (await readRule()).questionSets
    const email = await watch({ kind: 'changed', amount: '' })
    const confirmPath = await findLink(email, 'confirm')
    await check()
    await publishNext(phones.filter(({ code }) => code !== DROPPED))
    expect((await store.shop.get(MARKET_HOSTS.de, confirmPath)).status).toBe(404)
    await check()
    await check()
    const [mail, ...others] = await mailsTo(email)
    expect(others).toHaveLength(1)
    expect(mail?.subject).toBe('Apple iPhone 13: bitte beschreibe dein Gerät noch einmal')
    expect(mail?.text).not.toContain('€')
    expect(mail?.text).toContain('/apple-iphone-13')
    expect(await findRows(email)).toMatchObject([{ status: 'done' }])
    await publishNext(phones)
    await check()
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('are missing where the rule asks more, unless some were missing from the start', async () => {
    const { phones } = (await readRule()).questionSets
    await publishNext(phones.filter(({ code }) => code !== DROPPED))
    const { [DROPPED]: _, ...answers } = BEST_PHONE_ANSWERS
    const complete = await watch({ answers })
    const open = await watch({ answers: {} })
    await check()
    await publishNext(phones)
    await check()
    expect((await mailsTo(complete))[0]?.subject).toContain('beschreibe dein Gerät noch einmal')
    expect(await mailsTo(open)).toHaveLength(1)
    expect(await findRows(open)).toMatchObject([{ status: 'active' }])
  })
})

describe('a price that was changed a moment ago', () => {
  const dateLatestList = (minutesAgo: number) =>
    store.db.$client.query(
      `update price_list set valid_from = now() - $1 * interval '1 minute'
       where market = 'de' and version = (select max(version) from price_list where market = 'de')`,
      [minutesAgo],
    )

  it('is no news yet, and none at all where it is undone meanwhile', async () => {
    await startList('de', 200_000)
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    await startList('de', 900_000)
    await dateLatestList(WATCH_HOLD_MINUTES - 1)
    await check()
    await startList('de', 200_000)
    await check()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is news when that time is over', async () => {
    await startList('de', 200_000)
    const email = await watch({ kind: 'changed', amount: '' })
    await check()
    await startList('de', 210_000)
    await dateLatestList(WATCH_HOLD_MINUTES + 1)
    await check()
    expect(await mailsTo(email)).toHaveLength(2)
  })
})
