import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceGrading } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'
import {
  type InspectedDevice,
  inspectedDevices,
  inspectPhone,
  phoneBasis,
} from '../../../../tests/support/inspections.ts'
import { effectRows, type FindingWords, findingBlocks } from './finding-mail-parts.ts'
import type { MailReport } from './mail-report.ts'

const { texts } = readQuestionFiles(DATA_FOLDER)

const wordsOf = (id: MarketId): FindingWords => {
  const market = MARKETS[id]
  return {
    market,
    t: correspondenceTranslator(market),
    page: translatorOf(market),
    texts: texts[market.catalogueLanguage],
  }
}

function reportOf({ quotedInCents, inspections: [inspection] }: InspectedDevice): MailReport {
  if (!inspection) throw new Error('Nobody has looked')
  const report = inspectDevice({ quotedInCents, currency: 'EUR' }, inspection)
  if (report.kind !== 'settled') throw new Error('A finding without a photo')
  return { ...report, minOfferInCents: 500 }
}

const phoneReport = (...found: Parameters<typeof inspectPhone>): MailReport => {
  const inspection = inspectPhone(...found)
  const { totalInCents } = priceGrading(inspection.basis, inspection.basis.declared).receipt
  return reportOf({ basis: phoneBasis(), quotedInCents: totalInCents, inspections: [inspection] })
}

const factsOf = (id: MarketId, report: MailReport) =>
  findingBlocks(wordsOf(id), report).map((block) => {
    if (block.kind !== 'facts') throw new Error('Not a finding')
    return { title: block.title, values: block.rows.map(({ value }) => value) }
  })

/** What a reader would take for a mistake: a code, or nothing at all. */
const isCode = (text: string | undefined) => !text || /[A-Z]{2,}_[A-Z]|^[A-Z_]{3,}$|undefined/.test(text)

describe('findings in a mail', () => {
  it('are numbered, in words: storage, condition and every answer', () => {
    const found = { storageGb: 256, conditionId: 2, answers: 'PH_FUNC=NO PH_DEFECTS=TOUCH+AUDIO' }
    expect(factsOf('en', phoneReport(found))).toEqual([
      { title: '1. How much storage does it have?', values: ['128\u00a0GB', '256\u00a0GB'] },
      { title: '2. What condition is it in?', values: ['Like new', 'Used'] },
      { title: '3. Does everything on your phone work?', values: ['Yes', 'No'] },
      {
        title: '4. What does not work?',
        values: ['You were not asked', 'Touch screen, Speaker or microphone'],
      },
    ])
  })

  it.each(MARKET_IDS)('have a text for whatever can be found, in %s', (id) => {
    fc.assert(
      fc.property(inspectedDevices(1), (device) => {
        for (const { title, values } of factsOf(id, reportOf(device)))
          for (const text of [title, ...values]) expect(isCode(text), text).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('add up in cents, with the rounding, and leave out a rounding of nothing', () => {
    fc.assert(
      fc.property(inspectedDevices(1), (device) => {
        const report = reportOf(device)
        const rows = effectRows(wordsOf('en'), report)
        const cents = rows.map(({ amount }) => Number(amount.replace(/[^\d−]/g, '').replace('−', '-')))
        const sum = cents.reduce((total, effect) => total + effect, device.quotedInCents)
        expect(sum).toBe(report.second.result.receipt.totalInCents)
        const { effects, roundingInCents } = report.effects
        expect(rows).toHaveLength(effects.length + (roundingInCents === 0 ? 0 : 1))
      }),
      { numRuns: 200 },
    )
  })
})
