import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import { type AgreedTrade, buildSignedOffer } from './signed-offer.ts'

const RULE = getDeliveredRule('phones')

type AgreedItem = AgreedTrade['items'][number]

function agreedItem(number: number, overrides: Partial<AgreedItem> = {}): AgreedItem {
  const answers = overrides.answers ?? { PH_BATTERY: ['LT_80'] }
  const conditionId = overrides.conditionId ?? 3
  const deductionFactorBp = overrides.deductionFactorBp ?? 10_000
  const baseInCents = overrides.breakdown?.baseInCents ?? 30_000
  const { breakdown } = priceDevice({ rule: RULE, baseInCents, deductionFactorBp, conditionId, answers })
  return {
    number,
    offerId: 'offer-a',
    categoryId: 'phones',
    deviceId: 7,
    deviceName: 'Łódź Phone 5',
    answers,
    storageGb: 128,
    conditionId,
    ruleVersion: RULE.version,
    priceListVersion: 3,
    deductionFactorBp,
    priceInCents: breakdown.totalInCents,
    breakdown,
    ...overrides,
  }
}

const RULE_OF_SELLER = { minShareBp: 9_000, otherwise: 'RETURN' } as const

const trade = (overrides: Partial<AgreedTrade> = {}): AgreedTrade => ({
  tradeNumber: '4F7K-22QM',
  market: 'de',
  shopMode: 'default',
  currency: 'EUR',
  createdAtMs: Date.parse('2026-11-15T12:00:00Z'),
  sendByMs: Date.parse('2026-12-06T22:59:59Z'),
  items: [agreedItem(1)],
  voucher: { code: 'HELLO', valueInCents: 500 },
  acceptRule: RULE_OF_SELLER,
  ...overrides,
})

describe('a signed offer', () => {
  // Signed offers are checked for years: this text must never change.
  it('is written down in exactly this way', () => {
    const breakdown = {
      baseInCents: 30_000,
      floorInCents: 0,
      roundingInCents: -60,
      totalInCents: 23_700,
      lines: [
        { question: 'CONDITION', answer: 'GOOD', effectInCents: -3_600 },
        { question: 'PH_BATTERY', answer: 'LT_80', effectInCents: -2_640 },
      ],
    }
    const items = [agreedItem(1, { ruleVersion: 1, priceInCents: 23_700, breakdown })]
    expect(canonicalise(buildSignedOffer(trade({ items })))).toBe(
      '{"acceptRule":{"minShareBp":9000,"otherwise":"RETURN"},"answerDays":14,' +
        '"createdAt":"2026-11-15T12:00:00.000Z","currency":"EUR","devices":[{' +
        '"answers":{"PH_BATTERY":["LT_80"]},"breakdown":{"baseInCents":30000,"floorInCents":0,"lines":[' +
        '{"answer":"GOOD","effectInCents":-3600,"question":"CONDITION"},' +
        '{"answer":"LT_80","effectInCents":-2640,"question":"PH_BATTERY"}],"roundingInCents":-60,' +
        '"totalInCents":23700},"categoryId":"phones","conditionId":3,"deductionFactorBp":10000,' +
        '"deviceId":7,"deviceName":"Łódź Phone 5","itemNumbers":[1],"offerId":"offer-a","priceInCents":23700,' +
        '"priceListVersion":3,"ruleVersion":1,"storageGb":128}],"kind":"signed-offer","market":"de",' +
        '"secondAnswerDays":7,"sendBy":"2026-12-06T22:59:59.000Z","shopMode":"default","totalInCents":23700,' +
        '"tradeNumber":"4F7K-22QM","version":1,"voucher":{"code":"HELLO","valueInCents":500}}',
    )
  })

  it('says what a self-test has found out', () => {
    const items = [agreedItem(1, { selfTest: { touch: 'pass', sound: 'skipped' } })]
    const [device] = buildSignedOffer(trade({ items })).devices
    expect(device?.selfTest).toEqual({ touch: 'pass', sound: 'skipped' })
  })

  it('has the hashes of the photos that the seller had taken, with side and device', () => {
    const photos = [{ side: 'front', sha256: 'ab', blobKey: 'no part of it' }]
    const items = [agreedItem(1, { photos } as object), agreedItem(2)]
    const [device] = buildSignedOffer(trade({ items })).devices
    expect(device?.photos).toEqual([{ itemNumber: 1, side: 'front', sha256: 'ab' }])
  })

  it.each([null, []])('is what it was before there were photos if none were taken: %j', (photos) => {
    const sign = (overrides: object) => buildSignedOffer(trade({ items: [agreedItem(1, overrides)] }))
    expect(canonicalise(sign({ photos }))).toBe(canonicalise(sign({})))
  })

  it.each([null, {}, { touch: 'skipped', sound: 'impossible' }] as const)(
    'is what it was before there were self-tests if nothing was tested: %j',
    (selfTest) => {
      const sign = (overrides: object) => buildSignedOffer(trade({ items: [agreedItem(1, overrides)] }))
      expect(canonicalise(sign({ selfTest }))).toBe(canonicalise(sign({})))
    },
  )

  it('has all that the price rule needs to come to the same price again', () => {
    const answerSets = fc
      .tuple(...RULE.questions.map(({ answers }) => fc.nat({ max: answers.length - 1 })))
      .map((picks) =>
        Object.fromEntries(
          RULE.questions.map(({ code, answers }, index) => [code, [answers[picks[index] ?? 0]?.code ?? '']]),
        ),
      )
    const conditions = fc.integer({ min: 1, max: 5 })
    const factors = fc.constantFrom(10_000, 43_000)
    fc.assert(
      fc.property(answerSets, conditions, factors, (answers, conditionId, deductionFactorBp) => {
        const item = agreedItem(1, { answers, conditionId, deductionFactorBp })
        const [device] = buildSignedOffer(trade({ items: [item] })).devices
        if (!device) throw new Error('The offer has no device')
        const { baseInCents } = device.breakdown
        expect(priceDevice({ ...device, rule: RULE, baseInCents }).breakdown).toEqual(device.breakdown)
      }),
    )
  })

  it('names devices of the same offer once, with the number of each', () => {
    const other = { offerId: 'offer-b', conditionId: 4 }
    const items = [agreedItem(4), agreedItem(2, other), agreedItem(1), agreedItem(3)]
    const { devices, totalInCents } = buildSignedOffer(trade({ items }))
    expect(devices.map(({ offerId, itemNumbers }) => [offerId, itemNumbers])).toEqual([
      ['offer-a', [1, 3, 4]],
      ['offer-b', [2]],
    ])
    expect(totalInCents).toBe(
      devices.reduce((sum, { priceInCents, itemNumbers }) => sum + priceInCents * itemNumbers.length, 0),
    )
  })

  it('is the same whatever the order of the devices, and leaves out what does not belong to it', () => {
    const items = [agreedItem(1), agreedItem(2, { offerId: 'offer-b' }), agreedItem(3)]
    const text = canonicalise(buildSignedOffer(trade({ items, voucher: null })))
    const rows = [...items].reverse().map((item) => ({ ...item, state: 'CREATED', email: 'a@b.example' }))
    const acceptRule = { ...RULE_OF_SELLER, chosenAt: 'checkout' }
    const row = { ...trade({ items: rows, voucher: null, acceptRule }), customerNumber: 20_000_001 }
    expect(canonicalise(buildSignedOffer(row))).toBe(text)
  })

  it('is not made where sums are wrong', () => {
    const item = agreedItem(1)
    const broken: AgreedItem[][] = [
      [],
      [{ ...item, priceInCents: item.priceInCents + 100 }],
      [{ ...item, breakdown: { ...item.breakdown, floorInCents: 1 } }],
      [{ ...item, breakdown: { ...item.breakdown, lines: item.breakdown.lines.slice(1) } }],
      [item, { ...agreedItem(2), priceInCents: item.priceInCents + 100 }],
    ]
    for (const items of broken) expect(() => buildSignedOffer(trade({ items }))).toThrow(RangeError)
  })
})
