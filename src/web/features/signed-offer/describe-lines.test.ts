import { describe, expect, it } from 'vitest'
import { describeAnswers, describeLine } from './describe-lines.ts'

const WORDS = {
  PH_POWER: { question: 'Does it turn on?', answers: { YES: 'Yes', NO: 'No' } },
  PH_DEFECTS: { question: 'What is broken?', answers: { TOUCH: 'Touch', AUDIO: 'Sound' } },
}

describe('the texts of a signed offer', () => {
  it('follow the order of the questions, not that of the file', () => {
    expect(describeAnswers({ PH_DEFECTS: ['TOUCH', 'AUDIO'], PH_POWER: ['YES'] }, WORDS)).toEqual([
      { question: 'Does it turn on?', answer: 'Yes' },
      { question: 'What is broken?', answer: 'Touch, Sound' },
    ])
  })

  it('are the signed codes where a question or an answer is no longer asked', () => {
    expect(describeAnswers({ OLD_QUESTION: ['SOME'], PH_POWER: ['PERHAPS'] }, WORDS)).toEqual([
      { question: 'Does it turn on?', answer: 'PERHAPS' },
      { question: 'OLD_QUESTION', answer: 'SOME' },
    ])
    expect(describeLine({ question: 'OLD', answer: 'X', effectInCents: -1 }, WORDS)).toBe('OLD X')
  })

  it('say that nothing was chosen', () => {
    expect(describeAnswers({ PH_DEFECTS: [] }, WORDS)).toEqual([{ question: 'What is broken?', answer: '–' }])
  })
})
