import { expect, it } from 'vitest'
import { listQuestionsAndAnswers } from '#domain/analytics/questions-and-answers.ts'

it('the answers of an offer are listed by question, in one order', () => {
  const listed = [
    { question: 'INCLUDED', answers: ['CABLE', 'BOX'] },
    { question: 'POWER', answers: ['YES'] },
  ]
  expect(listQuestionsAndAnswers({ POWER: ['YES'], INCLUDED: ['CABLE', 'BOX'] })).toEqual(listed)
  expect(listQuestionsAndAnswers({ INCLUDED: ['CABLE', 'BOX'], POWER: ['YES'] })).toEqual(listed)
})

it('an offer without questions has none', () => {
  expect(listQuestionsAndAnswers({})).toEqual([])
})
