import { describe, expect, it } from 'vitest'
import type { QuestionForm } from '#contracts/desk/inspections.ts'
import {
  answerStep,
  chooseModel,
  collectPhotoIds,
  createDraft,
  enterSerial,
  fillBest,
  fitDraft,
  listOpenSteps,
  listSteps,
  listUnproven,
  moveBy,
  toFindings,
} from './findings.ts'

const answer = (code: string, facts: object = {}) => ({
  code,
  text: code,
  isPromise: false,
  isException: false,
  isWithoutPower: false,
  ...facts,
})

const bad = { isException: true }

const question = (code: string, facts: Partial<QuestionForm['questions'][number]>) => ({
  code,
  text: code,
  description: '',
  type: 'single' as const,
  when: null,
  needsPower: false,
  answers: [],
  ...facts,
})

const FORM: QuestionForm = {
  storageGb: [128, 256],
  storageExceptions: [128],
  conditions: [
    { id: 5, code: 'NEW', text: '', isException: false },
    { id: 4, code: 'LIKE_NEW', text: '', isException: true },
    { id: 3, code: 'GOOD', text: '', isException: true },
  ],
  questions: [
    question('POWER', { answers: [answer('YES'), answer('NO', { ...bad, isWithoutPower: true })] }),
    question('LOCK', { answers: [answer('LATER', { isPromise: true }), answer('YES'), answer('NO', bad)] }),
    question('FUNC', { needsPower: true, answers: [answer('YES'), answer('NO')] }),
    question('DEFECTS', {
      type: 'multi',
      needsPower: true,
      when: { question: 'FUNC', answer: 'NO' },
      answers: [answer('TOUCH', bad), answer('CAMERA', bad)],
    }),
  ],
}

const EMPTY = createDraft(FORM)
const NUMBERED = enterSerial(FORM, EMPTY, ' 490154203237518 ')

describe('findings at the bench', () => {
  it('ask what applies to the device, and nothing else', () => {
    expect(listSteps(FORM, EMPTY)).toEqual(['SERIAL', 'STORAGE', 'CONDITION', 'POWER', 'LOCK', 'FUNC'])
    const dead = answerStep(FORM, EMPTY, { step: 'POWER', value: 'NO' })
    expect(listSteps(FORM, dead)).not.toContain('FUNC')
    const defective = answerStep(FORM, EMPTY, { step: 'FUNC', value: 'NO' })
    expect(listSteps(FORM, defective)).toContain('DEFECTS')
    expect(listSteps({ ...FORM, storageGb: [64] }, EMPTY)).not.toContain('STORAGE')
    expect(createDraft({ ...FORM, storageGb: [64] }).storageGb).toBe(64)
  })

  it('move on to the next open question with each answer, and back to what was left out', () => {
    expect(NUMBERED).toMatchObject({ serialNumber: '490154203237518', at: 'STORAGE' })
    const later = answerStep(FORM, NUMBERED, { step: 'FUNC', value: 'YES' })
    expect(later.at).toBe('STORAGE')
    expect(answerStep(FORM, later, { step: 'STORAGE', value: '256' })).toMatchObject({
      storageGb: 256,
      at: 'CONDITION',
    })
    expect(moveBy(FORM, EMPTY, -1)).toBe('SERIAL')
    expect(moveBy(FORM, EMPTY, 1)).toBe('STORAGE')
  })

  it.each(['u', '490154203237519', ''])('stay at the serial number while it can’t be one: “%s”', (typed) => {
    const entered = enterSerial(FORM, EMPTY, typed)
    expect({ at: entered.at, open: listOpenSteps(FORM, entered)[0] }).toEqual({
      at: 'SERIAL',
      open: 'SERIAL',
    })
  })

  it('stay at a question that takes several answers, and take one back', () => {
    const one = answerStep(FORM, answerStep(FORM, NUMBERED, { step: 'FUNC', value: 'NO' }), {
      step: 'DEFECTS',
      value: 'TOUCH',
    })
    const two = answerStep(FORM, one, { step: 'DEFECTS', value: 'CAMERA' })
    expect(two).toMatchObject({ at: 'DEFECTS', answers: { DEFECTS: ['TOUCH', 'CAMERA'] } })
    const back = answerStep(FORM, two, { step: 'DEFECTS', value: 'TOUCH' })
    expect(back.answers.DEFECTS).toEqual(['CAMERA'])
  })

  it('are the best in one step, except what has to be read and what was found before', () => {
    const glass = answerStep(FORM, NUMBERED, { step: 'LOCK', value: 'NO' })
    const filled = fillBest(FORM, glass)
    expect(filled).toMatchObject({
      conditionId: 4,
      storageGb: null,
      at: 'STORAGE',
      answers: { POWER: ['YES'], LOCK: ['NO'], FUNC: ['YES'] },
    })
    expect(listOpenSteps(FORM, filled)).toEqual(['STORAGE'])
    // A promise of the seller is nothing that can be found.
    expect(fillBest(FORM, NUMBERED).answers.LOCK).toEqual(['YES'])
  })

  it('about another model keep what both are asked, and take a photo of what it is', () => {
    const other = chooseModel(fillBest(FORM, NUMBERED), 8)
    expect(other).toMatchObject({ deviceId: 8, storageGb: null, conditionId: 4 })
    expect(listSteps(FORM, other)[0]).toBe('MODEL')
    expect(listUnproven(FORM, other, [])).toEqual(['MODEL', 'CONDITION'])
    expect(toFindings({ ...FORM, questions: FORM.questions.slice(0, 1) }, other).answers).toEqual({
      POWER: ['YES'],
    })
    expect(chooseModel(other, null).deviceId).toBeNull()
  })

  it.each([
    ['stays if the model has it', [64, 128], 128, 128],
    ['is open if the model doesn’t', [64, 256], 128, null],
    ['is no choice if there is only one', [64], null, 64],
  ])('have a storage that %s', (_, storageGb, before, after) => {
    expect(fitDraft({ ...FORM, storageGb }, { ...EMPTY, storageGb: before }).storageGb).toBe(after)
  })

  it('need a photo of every exception, each once', () => {
    const found = answerStep(FORM, fillBest(FORM, NUMBERED), { step: 'STORAGE', value: '128' })
    expect(listUnproven(FORM, found, [])).toEqual(['STORAGE', 'CONDITION'])
    const photos = [
      { photoId: 'one', proves: ['STORAGE', 'CONDITION'] },
      { photoId: 'two', proves: [] },
      { photoId: 'three', proves: ['DEFECTS'] },
    ]
    expect(listUnproven(FORM, found, photos)).toEqual([])
    expect(collectPhotoIds(FORM, found, photos)).toEqual({ STORAGE: ['one'], CONDITION: ['one'] })
    const best = answerStep(FORM, answerStep(FORM, found, { step: 'STORAGE', value: '256' }), {
      step: 'CONDITION',
      value: 'NEW',
    })
    expect(listUnproven(FORM, best, [])).toEqual([])
  })
})
