import { expect, it } from 'vitest'
import { saysBroken } from './broken-words.ts'

it.each([
  'iPhone 13 Pro 256 GB defekt',
  'iPhone 12, Display kaputt',
  'Galaxy S21 beschädigt',
  'iPad Air broken screen',
  'PS5 not working',
  'MacBook Air (for parts)',
  'iPhone 11 cassé',
  'iPhone 11 cassée',
  'Galaxy S20 ne marche pas',
  'iPhone XR roto',
  'Nintendo Switch no funciona',
  'iPhone 12 rotto',
  'Galaxy A52 non funziona',
  'iPhone 12 uszkodzony',
  'Xbox One zepsuta',
  'iPhone 8 pęknięty ekran',
  'PS4 nie działa',
  'Works? No, broken',
  'iPhone 12, Zubehör: ohne / defekt',
  'Fonctionne : non. Cassé',
  'Ladegerät: nein, ohne. Kaputt',
])('says that the device is broken: %s', (line) => {
  expect(saysBroken(line)).toBe(true)
})

it.each([
  'iPhone 13 Pro 256 GB',
  'iPhone 13 Pro wie neu, nicht defekt',
  'Galaxy S21 ohne Defekt',
  'iPad Air, not broken',
  'iPhone 11 sans fissure',
  'iPhone 12 bez uszkodzone',
  'Rotor X',
  'Motorola Moto G',
])('says nothing of the kind: %s', (line) => {
  expect(saysBroken(line)).toBe(false)
})
