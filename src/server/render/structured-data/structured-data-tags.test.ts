import { describe, expect, it } from 'vitest'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { Block } from '#domain/content/content-page.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { describeProduct } from '#server/render/structured-data/product-data.ts'
import { listQuestions } from '#server/render/structured-data/question-data.ts'

const heading = (text: string): Block => ({ kind: 'heading', level: 3, id: 'x', text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

describe('questions of a content page', () => {
  it('are headings with a question mark, each with the text below it', () => {
    const list: Block = { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'Two.' }]] }
    const blocks = [heading('Why?'), paragraph('One.'), list, heading('Else'), paragraph('Three.')]
    expect(listQuestions(blocks)).toEqual([{ question: 'Why?', answer: 'One. Two.' }])
  })

  it('are left out without an answer', () => {
    expect(listQuestions([heading('Why?'), heading('How ?'), paragraph('So.')])).toEqual([
      { question: 'How ?', answer: 'So.' },
    ])
  })

  it('keep the text of links and bold parts', () => {
    const content = [
      { kind: 'text', text: 'See ' },
      { kind: 'bold', children: [{ kind: 'link', href: '/x', children: [{ kind: 'text', text: 'this' }] }] },
    ] as const
    expect(listQuestions([heading('Where?'), { kind: 'paragraph', content }])[0]?.answer).toBe('See this')
  })
})

/** All that machines are told of it. */
const SHEET = {
  prices: [
    { storageGb: 128, amountInCents: 9_900 },
    { storageGb: 256, amountInCents: 12_300 },
  ],
} as unknown as NonNullable<PdpData['offerSheet']>

const device: PdpData = {
  offerSheet: SHEET,
  given: { storageGb: null, conditionId: null, answers: {} },
  device: {
    id: 1,
    name: 'Acme One',
    url: 'acme-one',
    image: '/pictures/phone-0123456789ab.svg',
    releaseYear: 2023,
    releaseMonth: 9,
    topPriceInCents: 13_200,
    model: 'One',
    storages: [128],
    manufacturer: { name: 'Acme', url: 'acme' },
    series: { name: 'One', url: 'acme-one' },
    category: { id: 'phones', name: 'Phones', url: 'phones', thumbnail: '' } as PdpData['device']['category'],
    modelCodes: ['AC-1'],
    questionSet: 'phone',
  },
  breadcrumbs: [],
  related: [],
  tipsPath: null,
}

const describeDevice = (data: PdpData) =>
  describeProduct({
    market: MARKETS.pl,
    data,
    translate: getTranslator(MARKETS.pl),
    url: 'https://shop/acme-one',
  })

describe('a device for machines', () => {
  it('is something that we buy, used, for what we pay like new in the market’s currency', () => {
    expect(describeDevice(device)).toMatchObject({
      '@type': 'Product',
      name: 'Acme One',
      brand: { name: 'Acme' },
      mpn: 'AC-1',
      releaseDate: '2023-09',
      image: 'https://www.sell-pl.example/pictures/phone-0123456789ab.png',
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#Buy',
        itemCondition: 'https://schema.org/UsedCondition',
        priceCurrency: 'PLN',
        lowPrice: '99.00',
        highPrice: '123.00',
        offerCount: 2,
      },
    })
  })

  it('has no offer without a price', () => {
    expect(describeDevice({ ...device, offerSheet: null })).not.toHaveProperty('offers')
  })
})
