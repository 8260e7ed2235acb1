import { describe, expect, it } from 'vitest'
import { countContractions } from '../../support/words/contractions.ts'
import { SHOP_TEXTS, type ShopText } from '../../support/words/shop-texts.ts'

const MIN_RATE = 0.85

const ENGLISH = SHOP_TEXTS.filter(({ set, kind }) => set === 'en' && kind !== 'keywords')

function measure(texts: readonly Pick<ShopText, 'place' | 'text'>[]) {
  const counts = texts.map(({ place, text }) => ({ place, ...countContractions(text) }))
  const together = counts.reduce((sum, count) => sum + count.together, 0)
  const apart = counts.flatMap(({ place, apart: pairs }) => pairs.map((pair) => `${place}: ${pair}`))
  return { together, apart, rate: together / (together + apart.length) }
}

describe('English texts', () => {
  it.each(['pages', 'mails', 'content', 'questions', 'catalogue'] as const)(
    'contract what people contract, in %s',
    (area) => {
      const { rate, apart } = measure(ENGLISH.filter((text) => text.area === area))
      expect(rate >= MIN_RATE ? [] : apart).toEqual([])
    },
  )

  it('would be too stiff', () => {
    const text = 'We will not pay. It is not here, you cannot see it and we have sent it. It’s gone.'
    expect(measure([{ place: 'PLANTED', text }])).toEqual({
      together: 1,
      apart: ['We will', 'It is', 'cannot', 'we have sent'].map((pair) => `PLANTED: ${pair}`),
      rate: 0.2,
    })
  })

  it.each([
    'We’ll pay, don’t worry: it’s yours and you’ve sold it.',
    'That’s who we are.',
    'We have a question.',
  ])('may say: %s', (text) => {
    expect(countContractions(text).apart).toEqual([])
  })
})
