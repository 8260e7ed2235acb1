import { expect, it } from 'vitest'
import { examineFile } from './examine-file.ts'

const FIGURES = {
  data: {
    format: 'fairness-figures',
    version: 1,
    edition: 3,
    from: '2026-08-01T00:00:00.000Z',
    until: '2026-11-01T00:00:00.000Z',
    figures: [{ category: 'phones', kind: 'AS_QUOTED', hours: null, devices: 40 }],
  },
  log: { timestamp: 1_793_500_000_000, inclusion: null },
  issuedAtMs: 1_793_600_000_000,
  heads: [],
  consistency: [],
  keys: [],
}

const examine = (text: string) =>
  examineFile({ text, attachments: null, earlierFile: null }, { keys: [], logKeys: [] })

it('the figures of the fairness page are recognised, and looked for in the public log', async () => {
  const outcome = await examine(JSON.stringify(FIGURES))
  expect(outcome.kind === 'proof' && outcome.report.checks.map(({ name }) => name)).toContain('log')
})

it.each(['', '%PDF-1.7', '{}', JSON.stringify({ ...FIGURES, data: {} })])(
  '%s is no file of ours',
  async (text) => {
    expect(await examine(text)).toEqual({ kind: 'offer', verdict: { kind: 'unreadable' } })
  },
)
