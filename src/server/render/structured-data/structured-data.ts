import type { ContentPage } from '#domain/content/content-page.ts'
import { HOME_WORRIES } from '#messages/home-worries.ts'
import { ownUrl } from '../address-tags.ts'
import { escapeJson } from '../html-text.ts'
import { isScreen } from '../page-picture.ts'
import type { Shared } from '../sharing-tags.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { companyData, websiteData } from './company-data.ts'
import { productData } from './product-data.ts'
import { type Answered, questionData, questionsIn } from './question-data.ts'

/** A description in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

const contentOf = ({ state: { payload } }: Shared): ContentPage | null =>
  isScreen(payload, 'content') || isScreen(payload, 'b2bLandingpage') ? payload.data.page : null

/** Questions that the page shows with their answers. */
function questionsOf(page: Shared): Answered[] {
  const { state, translate } = page
  if (state.payload.screen === 'home')
    return HOME_WORRIES.map(([question, answer]) => ({
      question: translate(question),
      answer: translate(answer),
    }))
  return questionsIn(contentOf(page)?.blocks ?? [])
}

function graphOf(page: Shared, url: string): StructuredData[] {
  const { market, state, translate } = page
  const { payload } = state
  const isHome = payload.screen === 'home'
  const questions = questionsOf(page)
  return [
    ...(isHome ? [companyData(market), websiteData(market)] : []),
    ...breadcrumbData(page, url),
    ...(isScreen(payload, 'pdp') ? [productData({ market, data: payload.data, translate, url })] : []),
    ...(questions.length > 0 ? [questionData(questions, url)] : []),
  ]
}

/**
 * What the page is about, for machines. Written by the server alone: a data block is never run, and no script of the
 * shop touches it.
 */
export function structuredDataTags(page: Shared): string[] {
  const url = page.listing === 'listed' ? ownUrl(page) : null
  const graph = url ? graphOf(page, url) : []
  if (graph.length === 0) return []
  const data = { '@context': 'https://schema.org', '@graph': graph }
  return [`<script type="application/ld+json">${escapeJson(data)}</script>`]
}
