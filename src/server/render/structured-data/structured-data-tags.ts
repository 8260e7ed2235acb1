import type { ContentPage } from '#domain/content/content-page.ts'
import { HOME_WORRIES } from '#messages/home-worries.ts'
import { findOwnUrl } from '#server/render/address-tags.ts'
import { escapeJson } from '#server/render/html-text.ts'
import { isScreen } from '#server/render/page-picture.ts'
import type { SharedPage } from '#server/render/sharing-tags.ts'
import { describeBreadcrumbs } from './breadcrumb-data.ts'
import { describeCompany, describeWebsite } from './company-data.ts'
import { describeProduct } from './product-data.ts'
import { type Answered, describeQuestions, listQuestions } from './question-data.ts'
import type { StructuredData } from './structured-data.ts'

const findContentPage = ({ state: { payload } }: SharedPage): ContentPage | null =>
  isScreen(payload, 'content') || isScreen(payload, 'b2bLandingpage') ? payload.data.page : null

/** Questions that the page answers. */
function findQuestions(page: SharedPage): Answered[] {
  const { state, translate } = page
  if (state.payload.screen === 'home')
    return HOME_WORRIES.map(([question, answer]) => ({
      question: translate(question),
      answer: translate(answer),
    }))
  return listQuestions(findContentPage(page)?.blocks ?? [])
}

function buildGraph(page: SharedPage, url: string): StructuredData[] {
  const { market, state, translate } = page
  const { payload } = state
  const isHome = payload.screen === 'home'
  const questions = findQuestions(page)
  return [
    ...(isHome ? [describeCompany(market), describeWebsite(market)] : []),
    ...describeBreadcrumbs(page, url),
    ...(isScreen(payload, 'pdp') ? [describeProduct({ market, data: payload.data, translate, url })] : []),
    ...(questions.length > 0 ? [describeQuestions(questions, url)] : []),
  ]
}

/**
 * What the page is about, for machines. Only the server writes it: a data block never runs, and no script of the shop
 * touches it.
 */
export function writeStructuredDataTags(page: SharedPage): string[] {
  const url = page.listing === 'listed' ? findOwnUrl(page) : null
  const graph = url ? buildGraph(page, url) : []
  if (graph.length === 0) return []
  const data = { '@context': 'https://schema.org', '@graph': graph }
  return [`<script type="application/ld+json">${escapeJson(data)}</script>`]
}
