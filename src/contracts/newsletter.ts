import { z } from 'zod'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { NewsletterChoices } from '#domain/newsletter/newsletter-choices.ts'

/** Longer than any valid address, so that the domain reports the limit. */
export const SUBSCRIPTION_REQUEST = z.strictObject({ email: z.string().max(500) })

/** The same for known and unknown addresses. */
export const SUBSCRIPTION_ANSWER = z.object({ status: z.literal('ok') })

/** The hash in a link, of the address and the link's purpose. */
export const EMAIL_HASH_PARAMS = z.object({ emailHash: z.string().regex(/^[\w-]{16,128}$/) })

/** The fields of a form as sent: one text, or several with the same name. */
export const CHOICES_FORM = z
  .record(z.string().max(40), z.union([z.string().max(500), z.array(z.string().max(500)).max(20)]))
  .nullish()
  .transform((fields) =>
    Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, [value].flat()])),
  )

/** A subscription as the holder of its link sees it. */
export interface SubscriptionView extends Omit<NewsletterChoices, 'deviceIds'> {
  readonly isConfirmed: boolean
  readonly maskedEmail: string
  /** The key of its unsubscribe page. */
  readonly unsubscribeHash: string
  readonly devices: readonly { readonly id: number; readonly name: string }[]
}

/** Without a subscription, the link is unknown or has expired. */
export interface NewsletterEnrichData {
  readonly subscription: SubscriptionView | null
  /** The categories to choose from. */
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[]
}
