import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { runShop } from '../../tools/run-shop.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses by market. */
    shopUrls: Readonly<Record<string, string>>
    mailboxToken: string
  }
}

/** Starts one shop for all engines, on free ports. */
export default async function startShop({ provide }: TestProject) {
  const mailboxToken = randomUUID()
  const shop = await runShop({ env: { MAILBOX_TOKEN: mailboxToken } })
  provide('shopUrls', shop.urls)
  provide('mailboxToken', mailboxToken)
  return () => shop.stop()
}
