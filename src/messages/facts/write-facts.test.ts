import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { REAL_COMPANY } from '../../../tests/support/real-company.ts'
import { fillFacts, listUnknownFacts } from './fill-facts.ts'
import { type FactName, writeFacts } from './write-facts.ts'

const NBSP = '\u00a0'

const RULE = { minOfferInCents: 500, floorBp: 500, boxKitInCents: 900 }

const factsOf = (id: keyof typeof MARKETS) =>
  writeFacts(MARKETS[id], { company: REAL_COMPANY, rule: RULE, brand: 'Shop' })

describe('facts', () => {
  it.each<[keyof typeof MARKETS, FactName, string]>([
    ['de', 'tolerance', `5,00${NBSP}€`],
    ['pl', 'tolerance', `20,00${NBSP}zł`],
    ['at', 'tolerance', `€${NBSP}5,00`],
    ['pl', 'lateBonus', `20,00${NBSP}zł`],
    ['pl', 'minOffer', `5,00${NBSP}zł`],
    ['de', 'boxFee', `9,00${NBSP}€`],
    // Deductions are euro cents times the factor of the market, like in every price.
    ['pl', 'boxFee', `38,25${NBSP}zł`],
    ['de', 'toleranceShare', `3${NBSP}%`],
    ['en', 'minShare', '5%'],
    ['de', 'acceptShares', `95${NBSP}%, 90${NBSP}% oder 80${NBSP}%`],
    ['en', 'acceptShares', '95%, 90% or 80%'],
    ['de', 'reminderDays', '7, 14 und 19'],
    ['pl', 'reminderDays', '7, 14 i\u00a019'],
    ['de', 'businessCap', `5.000${NBSP}€`],
    ['de', 'maxListRows', '5.000'],
    ['fr', 'sendInDays', '21'],
    ['it', 'voucherYears', '8'],
    ['es', 'registerYears', '10'],
    ['de', 'cookieYears', '1'],
  ])('%s: {%s} is %s', (id, name, text) => {
    expect(factsOf(id)[name]).toBe(text)
  })

  it('name the countries that a market serves, in its language and alphabet', () => {
    expect(factsOf('en').countries).toBe(
      'Croatia, Estonia, Finland, France, Germany, Greece, Italy and Spain',
    )
    expect(factsOf('at').countries).toBe('Österreich')
  })

  it.each<[keyof typeof MARKETS, string]>([
    ['de', 'Invalidenstraße 7, 10557 Berlin, Deutschland'],
    ['en', 'Invalidenstraße 7, 10557 Berlin, Germany'],
    ['fr', 'Invalidenstraße 7, 10557 Berlin, Allemagne'],
    ['pl', 'Invalidenstraße 7, 10557 Berlin, Niemcy'],
  ])('%s: the company is in %s', (id, address) => {
    expect(factsOf(id).companyAddress).toBe(address)
  })

  it('name the people and the contact of the company', () => {
    expect(factsOf('de')).toMatchObject({
      brand: 'Shop',
      companyDirectors: 'Ada Berg und Tomasz Nowak',
      companyCapital: `50.000${NBSP}€`,
      contactPhone: REAL_COMPANY.phone,
      mediator: 'CM2C, 49 rue de Ponthieu, 75008 Paris, https://www.cm2c.net/',
    })
    expect(factsOf('pl')).toMatchObject({
      contactPhone: '+48 22 1234567',
      contactMail: 'pomoc@berg-geraete.pl',
    })
  })

  it.each(MARKET_IDS)('%s has a text for each, without anything left to fill in', (id) => {
    const empty = Object.entries(factsOf(id)).filter(([, text]) => text.trim() === '' || /[{}]/.test(text))
    expect(empty).toEqual([])
  })
})

describe('filling a text', () => {
  const facts = factsOf('de')

  it('replaces every placeholder', () => {
    expect(fillFacts('Bis {sendInDays} Tage, mit {carrier}.', facts)).toBe('Bis 21 Tage, mit DHL.')
  })

  it.each(['{unheardOf}', '{constructor}', '{toString}'])('leaves %s as it is, and names it', (text) => {
    expect(fillFacts(text, facts)).toBe(text)
    expect(listUnknownFacts(text, facts)).toEqual([text.slice(1, -1)])
  })
})
