import { toCategoryTile } from '#server/modules/catalogue/catalogue.presenter.ts'
import { CatalogueUnavailableError } from '#server/modules/catalogue/catalogue.service.ts'
import type { PageLoader } from './page-loader.ts'

/** The list of a household. What is in it is known to the browser alone, and pasting works without the catalogue's menu. */
export const loadList: PageLoader<'list'> = async ({ market, services, translate }) => {
  const categories = await services.catalogue.listCategories(market).catch((error: unknown) => {
    if (error instanceof CatalogueUnavailableError) return null
    throw error
  })
  return {
    head: { title: translate('SCREEN_LIST'), description: translate('SCREEN_LIST_LEAD') },
    data: { categories: (categories ?? []).map(toCategoryTile), asked: { kind: 'nothing' } },
    scopes: ['content', 'catalogue'],
    visibility: 'listed',
    isIncomplete: categories === null,
  }
}
