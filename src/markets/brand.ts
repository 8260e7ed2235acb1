/** The shop's name and the company behind it: the one place to change for another brand. */
export const BRAND = {
  name: 'Rivendo',
  companyName: 'Rivendo GmbH',
  companyAddress: 'Musterstraße 12, 10115 Berlin, Deutschland',
  companyRegister: 'Amtsgericht Charlottenburg, HRB 000000',
  companyVatId: 'DE000000000',
  companyDirectors: 'Erika Muster',
  contactMail: 'service@sell.example',
  privacyMail: 'privacy@sell.example',
  securityMail: 'security@sell.example',
  contactPhone: '+49 30 0000000',
  /** The brand's social profiles, for markets that show them. */
  profiles: [
    { name: 'Instagram', url: 'https://instagram.example/rivendo' },
    { name: 'YouTube', url: 'https://youtube.example/@rivendo' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/rivendo' },
  ],
  /** Parcels from every market go here. */
  warehouse: {
    lines: ['Rivendo GmbH', 'Wareneingang'],
    street: 'Musterstraße 14',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
  },
} as const
