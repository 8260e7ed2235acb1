import { describe, expect, it } from 'vitest'
import { formatTownOnLabel, joinTown, splitTown } from '#domain/customers/town-line.ts'

describe('a town with its province', () => {
  it.each(['Roma (RM)', 'Roma RM', 'Roma, RM'])('%j is taken apart in Italy', (line) => {
    expect(splitTown(line, 'IT')).toEqual({ city: 'Roma', province: 'RM' })
  })

  it.each([
    ['IT', 'Reggio di Calabria'],
    ['IT', 'RM'],
    ['IT', ''],
    ['DE', 'Roma (RM)'],
  ])('%s: %j stays whole', (country, line) => {
    expect(splitTown(line, country)).toEqual({ city: line, province: '' })
  })

  it.each([
    ['IT', 'Roma', 'RM', 'Roma (RM)'],
    ['IT', 'Roma (RM)', 'MI', 'Roma (MI)'],
    ['IT', 'Roma (RM)', '', 'Roma (RM)'],
    ['IT', 'Roma', 'Lazio', 'Roma'],
    ['IT', '', 'RM', ''],
    ['DE', 'Berlin', 'BE', 'Berlin'],
  ])('%s: %j and %j are stored as %j', (country, city, province, stored) => {
    expect(joinTown({ city, province }, country)).toBe(stored)
  })

  it('is printed without brackets on a label', () => {
    expect(formatTownOnLabel('Roma (RM)', 'IT')).toBe('Roma RM')
    expect(formatTownOnLabel('Berlin', 'DE')).toBe('Berlin')
  })

  it('is the same after taking apart and joining', () => {
    for (const line of ['Roma (RM)', 'Reggio di Calabria (RC)', 'L’Aquila (AQ)'])
      expect(joinTown(splitTown(line, 'IT'), 'IT')).toBe(line)
  })
})
