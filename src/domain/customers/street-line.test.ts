import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinStreetLine, splitStreetLine } from '#domain/customers/street-line.ts'

describe('a street with its number in one line', () => {
  it.each([
    ['DE', 'Musterstraße 12', 'Musterstraße', '12'],
    ['DE', 'Lange Straße 12a', 'Lange Straße', '12a'],
    ['DE', 'Lange Straße 12 a', 'Lange Straße', '12 a'],
    ['DE', 'Lange Straße, 12', 'Lange Straße', '12'],
    ['DE', 'Am Markt 12-14', 'Am Markt', '12-14'],
    ['DE', 'Am Markt 12 – 14', 'Am Markt', '12 – 14'],
    ['DE', 'Am Markt 3 1/2', 'Am Markt', '3 1/2'],
    ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['DE', 'Q7 24', 'Q7', '24'],
    ['DE', 'Musterstr. Nr. 5', 'Musterstr.', '5'],
    ['AT', 'Mariahilfer Straße 12/3/4', 'Mariahilfer Straße', '12/3/4'],
    ['PL', 'ul. Marszałkowska 12/34', 'ul. Marszałkowska', '12/34'],
    ['PL', 'ul. 3 Maja 12 m. 5', 'ul. 3 Maja', '12 m. 5'],
    ['IT', 'Via XXV Aprile 10', 'Via XXV Aprile', '10'],
    ['IT', 'Via Roma, 10/B', 'Via Roma', '10/B'],
    ['DE', '12 13', '12', '13'],
    ['ES', 'Calle Mayor, 12', 'Calle Mayor', '12'],
    ['ES', 'Calle Mayor nº 12', 'Calle Mayor', '12'],
    ['ES', 'Calle Mayor nº12', 'Calle Mayor', '12'],
    ['FR', '12 rue de Rivoli', 'rue de Rivoli', '12'],
    ['FR', '12, rue de Rivoli', 'rue de Rivoli', '12'],
    ['FR', '12 bis rue de Rivoli', 'rue de Rivoli', '12 bis'],
    ['FR', '12B rue de Rivoli', 'rue de Rivoli', '12B'],
    ['FR', '12 rue du 8 mai 1945', 'rue du 8 mai 1945', '12'],
    ['FR', '3-5 allée des Roses', 'allée des Roses', '3-5'],
  ])('%s: %s', (country, line, street, houseNumber) => {
    expect(splitStreetLine(line, country)).toEqual({ street, houseNumber })
  })

  it.each([
    ['DE', 'Straße des 17. Juni'],
    ['DE', 'Musterstraße'],
    ['DE', '12'],
    ['DE', ''],
    ['DE', 'Hof 12345678'],
    ['AT', 'Ring 12 Stiege 2 Top 14'],
    ['PL', 'ul. Prosta 12 lok. 105'],
    ['ES', 'Plaza del 2 de Mayo'],
    ['FR', 'rue du 8 mai 1945'],
    ['FR', 'Lieu-dit Le Bourg'],
    ['FR', '12'],
  ])('%s: %s has no number to take off', (country, line) => {
    expect(splitStreetLine(line, country)).toEqual({ street: line, houseNumber: '' })
  })

  it('is written as the country writes it', () => {
    const home = { street: 'Rivoli', houseNumber: '12' }
    expect(joinStreetLine(home, 'DE')).toBe('Rivoli 12')
    expect(joinStreetLine(home, 'FR')).toBe('12 Rivoli')
    expect(joinStreetLine(home, 'ES')).toBe('Rivoli, 12')
    expect(joinStreetLine(home, 'IT')).toBe('Rivoli, 12')
    expect(joinStreetLine({ street: 'Hof', houseNumber: '' }, 'FR')).toBe('Hof')
  })

  it('loses no letter and no digit', () => {
    const country = fc.constantFrom('DE', 'FR', 'ES', 'PL')
    const word = fc.constantFrom('rue', 'Straße', '12', '3a', 'bis', '1/2', 'Q7', '8', 'nº', 'm.', ',')
    const letters = (text: string) => text.replace(/nº|[^\p{L}\d]/gu, '')
    fc.assert(
      fc.property(country, fc.array(word, { maxLength: 7 }), (where, words) => {
        const line = words.join(' ')
        const joined = joinStreetLine(splitStreetLine(line, where), where)
        expect([...letters(joined)].sort()).toEqual([...letters(line)].sort())
      }),
    )
  })
})
