import { z } from 'zod'

const url = z.url({ protocol: /^https$/ })

const text = z.string().trim().min(1)

const amount = z.string().regex(/^\d+\.\d{2}$/)

/** What search engines require of each type that the shop uses; an unlisted type is an error. */
export const STRUCTURED_DATA = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('Organization'),
    name: text,
    legalName: text,
    url,
    logo: url,
    contactPoint: z.object({ contactType: text, email: z.email(), telephone: text, url }),
  }),
  z.object({
    '@type': z.literal('WebSite'),
    name: text,
    url,
    inLanguage: text,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().endsWith('?q={search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url }))
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  z.object({
    '@type': z.literal('Product'),
    name: text,
    url,
    image: url,
    brand: z.object({ '@type': z.literal('Brand'), name: text }),
    offers: z
      .object({
        '@type': z.literal('AggregateOffer'),
        businessFunction: z.literal('http://purl.org/goodrelations/v1#Buy'),
        itemCondition: z.literal('https://schema.org/UsedCondition'),
        priceCurrency: z.enum(['EUR', 'PLN']),
        lowPrice: amount,
        highPrice: amount,
        offerCount: z.int().min(1),
      })
      .refine(({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice)),
  }),
  z.object({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(z.object({ '@type': z.literal('Question'), name: text, acceptedAnswer: z.object({ text }) }))
      .min(1),
  }),
])
