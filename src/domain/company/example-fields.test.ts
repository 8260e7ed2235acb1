import { expect, it } from 'vitest'
import type { Company } from './company.ts'
import { findContact } from './company.ts'
import { listExampleFields } from './example-fields.ts'

const EXAMPLE: Company = {
  name: 'Muster GmbH',
  address: { street: 'Musterstraße 1', zip: '10115', city: 'Berlin', country: 'DE' },
  register: 'HRB 0',
  vatId: 'DE000000000',
  directors: ['Erika Muster'],
  capital: { amount: 25_000, currency: 'EUR' },
  phone: '+49 30 0000000',
  contactMail: 'service@sell.example',
  helpDeskMail: 'service@sell.example',
  senderMail: 'shop@sell.example',
  privacyMail: 'privacy@sell.example',
  securityMail: 'security@sell.example',
  dataProtectionAuthority: 'Behörde',
  host: { name: 'Muster Hosting', address: 'Musterweg 1', phone: '+49 30 1111111' },
  mediator: { name: 'Médiateur', address: 'Paris', url: 'https://mediateur.example/' },
  warehouse: { street: 'Musterstraße 2', zip: '10115', city: 'Berlin', country: 'DE' },
  profiles: [{ name: 'Instagram', url: 'https://instagram.example/muster' }],
  markets: {},
}

const REAL: Company = {
  ...EXAMPLE,
  address: { ...EXAMPLE.address, street: 'Invalidenstraße 7' },
  register: 'Amtsgericht Charlottenburg, HRB 123456',
  vatId: 'DE136695976',
  directors: ['Ada Berg'],
  phone: '+49 30 2345678',
  contactMail: 'service@berg.de',
  helpDeskMail: 'desk@berg.de',
  senderMail: 'shop@berg.de',
  privacyMail: 'privacy@berg.de',
  securityMail: 'security@berg.de',
  host: { name: 'Rechenzentrum AG', address: 'Hauptstraße 3, 60311 Frankfurt', phone: '+49 69 2345678' },
  mediator: { name: 'CM2C', address: '49 rue de Ponthieu, 75008 Paris', url: 'https://www.cm2c.net/' },
  warehouse: { ...EXAMPLE.warehouse, street: 'Invalidenstraße 9' },
  profiles: [],
}

it('a company that was filled in has no example data, even with the name and seat of the example', () => {
  expect(listExampleFields(REAL, EXAMPLE)).toEqual([])
})

it('the example itself is nothing else', () => {
  const fields = listExampleFields(EXAMPLE, EXAMPLE)
  expect(fields).toHaveLength(18)
  expect(fields).toContain('vatId')
})

it('what was left as it was is named', () => {
  const half = { ...REAL, register: EXAMPLE.register, host: { ...REAL.host, phone: EXAMPLE.host.phone } }
  expect(listExampleFields(half, EXAMPLE)).toEqual(['register', 'host.phone'])
})

it.each([
  { field: 'privacyMail', company: { ...REAL, privacyMail: 'data@other.example' } },
  { field: 'profiles X', company: { ...REAL, profiles: [{ name: 'X', url: 'https://x.example/berg' }] } },
])('an address that cannot exist is example data, too: $field', ({ field, company }) => {
  expect(listExampleFields(company, EXAMPLE)).toEqual([field])
})

it('a market has the contact of the company, unless it has its own', () => {
  const company = { ...REAL, markets: { pl: { phone: '+48 22 123 45 67' } } }
  expect(findContact(company, 'fr')).toEqual({
    phone: REAL.phone,
    contactMail: REAL.contactMail,
    helpDeskMail: REAL.helpDeskMail,
    senderMail: REAL.senderMail,
  })
  expect(findContact(company, 'pl')).toMatchObject({
    phone: '+48 22 123 45 67',
    contactMail: REAL.contactMail,
  })
})
