import { describe, expect, it } from 'vitest'
import type { FindingsDraft, QuestionForm } from '#contracts/desk/inspections.ts'
import { fillBest } from './findings.ts'
import {
  findShared,
  hasSameAnswers,
  isNothingLeft,
  isPartOf,
  listRepeated,
  measureRest,
  pickShared,
} from './group-findings.ts'

const answer = (code: string, isException = false) => ({
  code,
  text: code,
  isPromise: false,
  isException,
  isWithoutPower: false,
})

const FORM: QuestionForm = {
  storageGb: [128, 256],
  storageExceptions: [128],
  conditions: [
    { id: 1, code: 'NEW', text: '', isException: false },
    { id: 2, code: 'LIKE_NEW', text: '', isException: true },
  ],
  questions: [
    {
      code: 'GLASS',
      text: '',
      description: '',
      type: 'single',
      when: null,
      needsPower: false,
      answers: [answer('INTACT'), answer('CRACKED', true)],
    },
  ],
}

const draft = (overrides: Partial<FindingsDraft> = {}): FindingsDraft => ({
  serialNumber: '',
  isSerialUnreadable: false,
  storageGb: null,
  conditionId: null,
  answers: {},
  deviceId: null,
  at: null,
  ...overrides,
})

const device = (itemNumber: number, overrides: Partial<FindingsDraft> = {}, proves: string[] = []) => ({
  itemNumber,
  draft: draft(overrides),
  photos: proves.length > 0 ? [{ photoId: `photo-${itemNumber}`, proves }] : [],
})

const ALL = { storageGb: 256, conditionId: 2, answers: { GLASS: ['INTACT'] } }

describe('the answers of a group', () => {
  it('are those of the device that has the most, if a browser died before all were saved', () => {
    const drafts = [draft({ storageGb: 256 }), draft(ALL), null]
    expect(findShared(FORM, drafts)).toEqual(ALL)
  })

  it('go to devices that have fewer, never to one that says otherwise', () => {
    expect(isPartOf(draft({ storageGb: 256 }), ALL)).toBe(true)
    expect(isPartOf(draft({ storageGb: 128 }), ALL)).toBe(false)
  })

  it('are the same whatever the order in which they were given', () => {
    const answers = { A: ['1', '2'], B: ['3'] }
    expect(hasSameAnswers(draft({ answers }), draft({ answers: { B: ['3'], A: ['2', '1'] } }))).toBe(true)
  })
})

describe('a group', () => {
  it('names the devices that have the same number', () => {
    const devices = [
      device(1, { serialNumber: 'SN-4711' }),
      device(2, { serialNumber: 'sn-4711' }),
      device(3, { serialNumber: 'SN-4712' }),
      device(4, { isSerialUnreadable: true }),
      device(5, { isSerialUnreadable: true }),
    ]
    expect(listRepeated(devices)).toEqual([1, 2])
  })

  it('is complete when answers, numbers and the photos of every device are there', () => {
    const shared = pickShared(fillBest(FORM, draft({ storageGb: 256 })))
    const devices = [
      device(1, { ...shared, serialNumber: 'SN-4711' }, ['CONDITION']),
      device(2, { ...shared, isSerialUnreadable: true }, ['CONDITION']),
    ]
    expect(isNothingLeft(measureRest(FORM, shared, devices))).toBe(true)
  })

  it('counts what is missing', () => {
    const shared = pickShared(draft({ storageGb: 128, conditionId: 2 }))
    const devices = [
      device(1, { ...shared, serialNumber: 'SN-4711' }, ['CONDITION']),
      device(2, { storageGb: 256 }),
    ]
    expect(measureRest(FORM, shared, devices)).toEqual({
      openAnswers: 1,
      missingNumbers: 1,
      missingPhotos: 3,
      differing: 1,
      repeated: 0,
    })
  })
})
