import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import { type ComparedSides, listMissingSides } from './missing-sides.ts'
import { listSides } from './photo-sides.ts'

const worse = (question: string) => ({ question, isWorse: true })
const better = (question: string) => ({ question, isWorse: false })

/** By the kind of device: locks, batteries, what is inside or only shows in use, and what isn't photographed at all. */
const UNSEEN = {
  PH: 'POWER LOCK SWOLLEN FUNC DEFECTS BATTERY LIQUID PARTS SIMLOCK',
  TA: 'POWER LOCK SWOLLEN FUNC DEFECTS BATTERY LIQUID PEN_INCLUDED',
  LA: 'POWER LOCK SWOLLEN FUNC DEFECTS BATTERY CHARGER LIQUID',
  CA: 'POWER FUNC DEFECTS SHUTTER SENSOR LIQUID POWERSET',
  LE: 'FUNC DEFECTS INSIDE CAPS HOOD',
  MO: 'POWER PSU PACKING',
  CO: 'POWER ACCOUNT DRIVE FUNC DEFECTS CABLES MODDED',
}

const PHONE = { category: 'phones', findings: [], sellers: listSides('phones'), ours: [] } as const

describe('the sides that we have to photograph', () => {
  it.each<[string, Partial<ComparedSides>, readonly string[]]>([
    ['none without a difference', {}, []],
    ['none for a better condition', { findings: [better('CONDITION')] }, []],
    ['none for what no photo shows', { findings: [worse('STORAGE'), worse('PH_LOCK')] }, []],
    [
      'all that the seller has shown, for the condition',
      { findings: [worse('CONDITION')] },
      listSides('phones'),
    ],
    ['none where the seller has shown nothing', { findings: [worse('CONDITION')], sellers: [] }, []],
    [
      'only those that the seller has shown',
      { findings: [worse('CONDITION')], sellers: ['back', 'front'] },
      ['front', 'back'],
    ],
    ['those of the glass', { findings: [worse('PH_GLASS')] }, ['front', 'back']],
    ['those of the glass, without our own', { findings: [worse('PH_GLASS')], ours: ['back'] }, ['front']],
    ['each once', { findings: [worse('PH_GLASS'), worse('PH_PANEL')] }, ['front', 'back', 'screenOn']],
    ['none that the kind of device lacks', { category: 'lenses', findings: [worse('CONDITION')] }, []],
    [
      'those of a lens',
      { category: 'lenses', findings: [worse('LE_MOUNT')], sellers: ['glass', 'mount'] },
      ['mount'],
    ],
  ])('are %s', (_, given, sides) => {
    expect(listMissingSides({ ...PHONE, ...given })).toEqual(sides)
  })

  it('are none once we have shown every side', () => {
    const findings = [worse('CONDITION'), worse('PH_GLASS'), worse('PH_PANEL')]
    expect(listMissingSides({ ...PHONE, findings, ours: listSides('phones') })).toEqual([])
  })

  it('are asked for by every question but those about what no photo of a side shows', () => {
    const unseen = CATEGORY_IDS.flatMap((category) => {
      const sellers = listSides(category)
      return getDeliveredRule(category)
        .questions.map(({ code }) => code)
        .filter((code) => {
          const findings = [worse(code)]
          return listMissingSides({ category, findings, sellers, ours: [] }).length === 0
        })
    })
    const expected = Object.entries(UNSEEN).flatMap(([kind, names]) =>
      names.split(' ').map((name) => `${kind}_${name}`),
    )
    expect(unseen).toEqual(expected)
  })
})
