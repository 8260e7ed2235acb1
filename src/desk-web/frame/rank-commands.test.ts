import { expect, it } from 'vitest'
import { type Command, isLikeNumber, rankCommands } from './rank-commands.ts'

const command = (title: string, also = ''): Command => ({
  id: title,
  group: 'goTo',
  title,
  also,
  run: () => undefined,
})

const COMMANDS = [
  command('Book in', 'arrivals parcels'),
  command('Inspect'),
  command('Held payouts'),
  command('Payouts'),
  command('Appearance: dark', 'theme'),
]

const rank = (typed: string) => rankCommands(COMMANDS, typed).map(({ title }) => title)

it('shows everything until something is typed', () => {
  expect(rank('  ')).toHaveLength(COMMANDS.length)
})

it('puts a title that begins with the text before a word that does', () => {
  expect(rank('pay')).toEqual(['Payouts', 'Held payouts'])
})

it('finds a command by another word for it', () => {
  expect(rank('parcel')).toEqual(['Book in'])
  expect(rank('THEME')).toEqual(['Appearance: dark'])
})

it('finds nothing for what nobody offers', () => {
  expect(rank('xyz')).toEqual([])
})

it.each([
  ['7K3M-9QXZ', true],
  ['7k3m 9qxz-1', true],
  ['DHL: 00340434161094042557', true],
  ['book in', false],
  ['12', false],
])('%s may be a printed number: %s', (typed, expected) => {
  expect(isLikeNumber(typed)).toBe(expected)
})
