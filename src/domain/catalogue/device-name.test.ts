import { describe, expect, it } from 'vitest'
import { buildDeviceName, localiseDeviceNames } from '#domain/catalogue/device-name.ts'

describe('the name of a device', () => {
  it.each([
    ['Apple', 'iPhone 13', 'Apple iPhone 13'],
    ['Fairphone', 'Fairphone 5', 'Fairphone 5'],
    ['Fairphone', 'FAIRPHONE 5', 'FAIRPHONE 5'],
    ['Nothing', 'Nothing', 'Nothing'],
    ['Nokia', 'Nokian 1', 'Nokia Nokian 1'],
    ['LG', 'LGX', 'LG LGX'],
    ['Böker', 'Boker 1', 'Boker 1'],
    ['Sony', 'PlayStation by Sony', 'Sony PlayStation by Sony'],
  ])('by %s called %j is %j, without repeating the manufacturer', (manufacturer, model, name) => {
    expect(buildDeviceName(manufacturer, model)).toBe(name)
  })
})

describe('a device in a language', () => {
  const device = { manufacturer: 'Apple', model: 'MacBook Pro {inch:13.3} {gen:2}' }

  it.each([
    ['de', 'MacBook Pro 13,3 Zoll 2. Generation', 'apple-macbook-pro-13-3-zoll-2-generation'],
    ['en', 'MacBook Pro 13.3-inch 2nd generation', 'apple-macbook-pro-13-3-inch-2nd-generation'],
    ['es', 'MacBook Pro 13,3 pulgadas 2.ª generación', 'apple-macbook-pro-13-3-pulgadas-2a-generacion'],
    ['fr', 'MacBook Pro 13,3 pouces 2e génération', 'apple-macbook-pro-13-3-pouces-2e-generation'],
    ['it', 'MacBook Pro 13,3 pollici 2ª generazione', 'apple-macbook-pro-13-3-pollici-2a-generazione'],
    ['pl', 'MacBook Pro 13,3 cala 2. generacja', 'apple-macbook-pro-13-3-cala-2-generacja'],
  ] as const)('has its name and its address: %s', (language, model, url) => {
    expect(localiseDeviceNames(language, device)).toEqual({ model, name: `Apple ${model}`, url })
  })
})
