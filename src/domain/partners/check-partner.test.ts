import { describe, expect, it } from 'vitest'
import { checkOriginsBeside, checkPartner, isWidgetOrigin } from './check-partner.ts'
import type { BrandRecord } from './partner.ts'
import { STARTING_COLOURS } from './starting-colours.ts'

const BRAND: BrandRecord = {
  name: 'Beispiel',
  legalName: 'Beispiel GmbH',
  support: { mail: 'hilfe@beispiel.example', phone: '+49 30 1234567' },
  colours: STARTING_COLOURS,
  words: {},
  logo: { svg: '<svg/>', width: 1, height: 1, hasName: false },
}

describe('an origin that may embed the shop', () => {
  it.each(['https://www.partner.example', 'https://partner.example:8443', 'http://localhost:9000'])(
    'is %s',
    (origin) => {
      expect(isWidgetOrigin(origin)).toBe(true)
    },
  )

  it.each([
    'http://www.partner.example',
    'https://www.partner.example/',
    'https://www.partner.example/shop',
    'https://*.partner.example',
    'https://*',
    '*',
    'https:',
    'https://a.example https://b.example',
    "https://a.example; script-src 'unsafe-inline'",
    'https://user@partner.example',
    'https://partner.example:443',
    'https://Partner.example',
    'https://partner.example:99999',
    'https://1.2',
    'https://-',
    'https://-a.example',
    'javascript:alert(1)',
    '',
  ])('is not %j', (origin) => {
    expect(isWidgetOrigin(origin)).toBe(false)
  })
})

describe('the record of a partner', () => {
  it('is sound with the colours that a new one starts from', () => {
    expect(checkPartner(BRAND)).toEqual([])
  })

  it('names the ratio of a colour that not everyone can read, at the colour of the partner', () => {
    const colours = { ...BRAND.colours, light: { ...STARTING_COLOURS.light, deep: '#8899aa' } }
    expect(checkPartner({ ...BRAND, colours })[0]).toEqual({
      field: 'colours.light.deep',
      key: 'CONTRAST_TOO_LOW',
      params: { text: 'onDeep', background: 'deep', contrast: '2.66', least: 4.5 },
    })
  })

  it('names the origin that is wrong, and one that is there twice', () => {
    const origins = ['https://a.example', 'https://a.example/path', 'https://a.example']
    expect(checkPartner({ name: 'A', origins }).map(({ field, key }) => `${field} ${key}`)).toEqual([
      'origins.1 ORIGIN_FORM',
      'origins.2 ORIGIN_TWICE',
    ])
  })
})

describe('the origins of a host beside those of the others', () => {
  const OTHER = { id: 'other', name: 'Other', origins: ['https://a.example'] }

  it('are refused where another one has them', () => {
    expect(checkOriginsBeside(['https://b.example', 'https://a.example'], [OTHER])).toEqual([
      { field: 'origins.1', key: 'ORIGIN_TAKEN', params: { found: 'https://a.example', partner: 'other' } },
    ])
  })

  it.each([
    [1_982, []],
    [1_983, ['ORIGINS_TOO_LONG']],
  ])('of %i characters more have the problems %j', (length, keys) => {
    const origin = `https://${'b'.repeat(length - 8)}`
    expect(checkOriginsBeside([origin], [OTHER]).map(({ key }) => key)).toEqual(keys)
  })
})
