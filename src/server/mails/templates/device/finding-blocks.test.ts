import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceGrading } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { MailReport } from '#server/mails/facts/find-report.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import {
  buildPhoneBasis,
  EUROS,
  type InspectedDevice,
  inspectedDevices,
  inspectOtherModel,
  inspectPhone,
} from '../../../../../tests/support/inspections.ts'
import { effectRows, type FindingTexts, findingBlocks } from './finding-blocks.ts'

const texts = readQuestionTexts(DATA_FOLDER)

const buildTexts = (id: MarketId): FindingTexts => {
  const market = MARKETS[id]
  return {
    market,
    t: getCorrespondenceTranslator(market),
    page: getTranslator(market),
    texts: texts[market.catalogueLanguage],
  }
}

function buildReport({ quotedInCents, inspections: [inspection] }: InspectedDevice): MailReport {
  if (!inspection) throw new Error('There is no inspection')
  const report = inspectDevice({ quotedInCents, currency: 'EUR' }, inspection)
  if (report.kind !== 'settled') throw new Error('A finding without a photo')
  return { ...report, minOfferInCents: 500, models: null }
}

const buildPhoneReport = (...found: Parameters<typeof inspectPhone>): MailReport => {
  const inspection = inspectPhone(...found)
  const { totalInCents } = priceGrading(inspection.basis, inspection.basis.declared).breakdown
  return buildReport({ basis: buildPhoneBasis(), quotedInCents: totalInCents, inspections: [inspection] })
}

const readFacts = (id: MarketId, report: MailReport) =>
  findingBlocks(buildTexts(id), report).map((block) => {
    if (block.kind !== 'facts') throw new Error('Not a finding')
    return { title: block.title, values: block.rows.map(({ value }) => value) }
  })

/** What a reader would take for a mistake: a code, or an empty text. */
const isCode = (text: string | undefined) => !text || /[A-Z]{2,}_[A-Z]|^[A-Z_]{3,}$|undefined/.test(text)

describe('findings in a mail', () => {
  it('are numbered and read as text: storage, condition and every answer', () => {
    const found = { storageGb: 256, conditionId: 2, answers: 'PH_FUNC=NO PH_DEFECTS=TOUCH+AUDIO' }
    expect(readFacts('en', buildPhoneReport(found))).toEqual([
      { title: '1. How much storage does it have?', values: ['128\u00a0GB', '256\u00a0GB'] },
      { title: '2. What condition is it in?', values: ['Like new', 'Fair'] },
      { title: '3. Does everything on your phone work?', values: ['Yes', 'No'] },
      {
        title: '4. What doesn’t work?',
        values: ['We didn’t ask', 'Touch screen, Speaker or microphone'],
      },
    ])
  })

  it('name both models where another one was found', () => {
    const report = inspectDevice(EUROS, inspectOtherModel({ amounts: [20_000, 24_000] }))
    if (report.kind !== 'settled') throw new Error('A finding without a photo')
    const models = { described: 'Apple iPhone 13', found: 'Apple iPhone 11' }
    expect(readFacts('en', { ...report, minOfferInCents: 500, models })).toEqual([
      { title: '1. Device', values: ['Apple iPhone 13', 'Apple iPhone 11'] },
    ])
  })

  it.each(MARKET_IDS)('have a text for everything that can be found, in %s', (id) => {
    fc.assert(
      fc.property(inspectedDevices(1), (device) => {
        for (const { title, values } of readFacts(id, buildReport(device)))
          for (const text of [title, ...values]) expect(isCode(text), text).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('add up in cents, with the rounding, which is left out where it is zero', () => {
    fc.assert(
      fc.property(inspectedDevices(1), (device) => {
        const report = buildReport(device)
        const rows = effectRows(buildTexts('en'), report)
        const cents = rows.map(({ amount }) => Number(amount.replace(/[^\d−]/g, '').replace('−', '-')))
        const sum = cents.reduce((total, effect) => total + effect, device.quotedInCents)
        expect(sum).toBe(report.second.result.breakdown.totalInCents)
        const { effects, roundingInCents } = report.effects
        expect(rows).toHaveLength(effects.length + (roundingInCents === 0 ? 0 : 1))
      }),
      { numRuns: 200 },
    )
  })
})
