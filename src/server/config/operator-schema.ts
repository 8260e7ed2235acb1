import { z } from 'zod'
import { line, phone, senderName } from '#contracts/operator-fields.ts'
import { type AccountingSettings, DEFAULT_ACCOUNTING } from '#domain/accounting/accounting-settings.ts'
import { JOURNAL_ACCOUNTS } from '#domain/accounting/journal.ts'
import { ALERT_ROLE_NAMES } from '#domain/alerts/describe-alert.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import type { OperatorData } from '#domain/operator/operator-data.ts'
import { buildLogoField } from './operator-fields.ts'
import { buildPartners } from './partner-record.ts'

const webAddress = z.url({ protocol: /^https$/ })

const ADDRESS = z.strictObject({
  street: line(),
  zip: line(),
  city: line(),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code like DE'),
})

const CONTACT = { phone, contactMail: z.email(), helpDeskMail: z.email(), senderMail: z.email() }

const COMPANY = z.strictObject({
  ...CONTACT,
  name: line(),
  address: ADDRESS,
  register: line(),
  vatId: z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 'must be like DE123456789'),
  directors: z.array(line()).min(1),
  capital: z.strictObject({ amount: z.number().int().positive(), currency: z.enum(CURRENCIES) }),
  privacyMail: z.email(),
  securityMail: z.email(),
  dataProtectionAuthority: line(),
  host: z.strictObject({ name: line(), address: line(), phone }),
  mediator: z.strictObject({ name: line(), address: line(), url: webAddress }),
  warehouse: ADDRESS,
  profiles: z.array(z.strictObject({ name: line(), url: webAddress })).default([]),
  markets: z
    .partialRecord(
      z.enum(MARKET_IDS),
      z.strictObject({
        phone: phone.exactOptional(),
        contactMail: z.email().exactOptional(),
        helpDeskMail: z.email().exactOptional(),
        senderMail: z.email().exactOptional(),
      }),
    )
    .default({}),
})

const DOMAINS = z.strictObject({
  domain: z
    .string()
    .regex(/^(?:[a-z0-9-]{1,63}\.){1,9}[a-z]{2,63}$/, 'must be a host name like www.shop.example'),
  buyShopLink: webAddress,
})

const buildBrand = (folder: string) =>
  z
    .strictObject({
      name: senderName,
      logo: buildLogoField(folder).nullable().default(null),
      hasNameInLogo: z.boolean().default(false),
    })
    .transform(({ name, logo, hasNameInLogo }) => ({
      name,
      logo: logo && { ...logo, hasName: hasNameInLogo },
    }))

const accountNumber = z.string().regex(/^\d{4,9}$/, 'must be an account number like 1200')

const { accounts: DEFAULT_ACCOUNTS, ...DEFAULT_NUMBERS } = DEFAULT_ACCOUNTING

/** Every account that isn't named keeps its number in SKR03. */
const ACCOUNTING: z.ZodType<AccountingSettings> = z
  .strictObject({
    accounts: z
      .partialRecord(z.enum(JOURNAL_ACCOUNTS), accountNumber)
      .default({})
      .transform((named) => ({ ...DEFAULT_ACCOUNTS, ...named })),
    accountLength: z.number().int().min(4).max(8).default(DEFAULT_NUMBERS.accountLength),
    consultantNumber: z.number().int().min(1001).max(9_999_999).default(DEFAULT_NUMBERS.consultantNumber),
    clientNumber: z.number().int().min(1).max(99_999).default(DEFAULT_NUMBERS.clientNumber),
    yearStartMonth: z.number().int().min(1).max(12).default(DEFAULT_NUMBERS.yearStartMonth),
  })
  .superRefine(({ accounts, accountLength }, context) => {
    for (const [name, { length }] of Object.entries(accounts))
      if (length !== accountLength && length !== accountLength + 1)
        context.addIssue({
          code: 'custom',
          path: ['accounts', name],
          message: `must have accountLength (${accountLength}) digits, or one more`,
        })
  })

/** The operator's file. Its drawings are looked for in the folder. */
export const buildOperatorSchema = (folder: string): z.ZodType<OperatorData> =>
  z.strictObject({
    brand: buildBrand(folder),
    company: COMPANY,
    domains: z.partialRecord(z.enum(MARKET_IDS), DOMAINS).default({}),
    partners: buildPartners(folder).default(() => new Map()),
    accounting: ACCOUNTING.default(DEFAULT_ACCOUNTING),
    alertMails: z.partialRecord(z.enum(ALERT_ROLE_NAMES), z.email()).default({}),
  })
