import type { Company } from '#domain/company/company.ts'
import { EXAMPLE_COMPANY } from './example-operator.ts'

/** A company as an operator describes it: nothing of the example is left. */
export const REAL_COMPANY: Company = {
  ...EXAMPLE_COMPANY,
  name: 'Berg Geräte GmbH',
  address: { street: 'Invalidenstraße 7', zip: '10557', city: 'Berlin', country: 'DE' },
  register: 'Amtsgericht Charlottenburg, HRB 123456',
  vatId: 'DE136695976',
  directors: ['Ada Berg', 'Tomasz Nowak'],
  capital: { amount: 50_000, currency: 'EUR' },
  phone: '+49 30 2345678',
  contactMail: 'service@berg-geraete.de',
  helpDeskMail: 'desk@berg-geraete.de',
  senderMail: 'shop@berg-geraete.de',
  privacyMail: 'privacy@berg-geraete.de',
  securityMail: 'security@berg-geraete.de',
  host: { name: 'Rechenzentrum AG', address: 'Hauptstraße 3, 60311 Frankfurt', phone: '+49 69 2345678' },
  mediator: { name: 'CM2C', address: '49 rue de Ponthieu, 75008 Paris', url: 'https://www.cm2c.net/' },
  warehouse: { street: 'Invalidenstraße 9', zip: '10557', city: 'Berlin', country: 'DE' },
  profiles: [{ name: 'Instagram', url: 'https://www.instagram.com/berg' }],
  markets: { pl: { phone: '+48 22 1234567', contactMail: 'pomoc@berg-geraete.pl' } },
}
