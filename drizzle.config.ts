import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/db/schema.ts',
    './src/server/db/catalogue-schema.ts',
    './src/server/db/rule-set-schema.ts',
    './src/server/db/offer-schema.ts',
    './src/server/db/mail-schema.ts',
    './src/server/db/trade-schema.ts',
    './src/server/db/account-schema.ts',
    './src/server/db/desk-schema.ts',
    './src/server/db/inspection-schema.ts',
    './src/server/db/payout-schema.ts',
    './src/server/db/signed-offer-schema.ts',
    './src/server/db/outbox-schema.ts',
    './src/server/db/controlling-schema.ts',
    './src/server/db/voucher-schema.ts',
    './src/server/db/contact-schema.ts',
    './src/server/db/newsletter-schema.ts',
    './src/server/db/secret-schema.ts',
    './src/server/db/counter-schema.ts',
    './src/server/db/login-guard-schema.ts',
    './src/server/db/paper-schema.ts',
  ],
  out: './src/server/db/migrations',
})
