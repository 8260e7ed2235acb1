import { SCANNED_PASSPORT } from '#contracts/paths/photo-passport.ts'
import { readUploadProblemSearch } from '#domain/uploads/upload-problem.ts'
import type { PageLoader } from './page-loader.ts'

/** The photos of a device, for the browser that has opened them; a scanned code is exchanged by the page itself. */
export const loadPhotoPassport: PageLoader<'photoPassport'> = async (request) => {
  const { market, params, services, cookies, translate } = request
  const { id = '' } = params
  const passport = id === SCANNED_PASSPORT ? null : await services.findPhotoPassport({ id, cookies, market })
  if (!passport && id !== SCANNED_PASSPORT) return null
  return {
    head: {
      title: translate('SCREEN_PHOTO_PASSPORT'),
      description: translate('SCREEN_PHOTO_PASSPORT_LEAD'),
    },
    data: { visit: passport && { id, passport }, problem: readUploadProblemSearch(request.search) },
    scopes: [],
    visibility: 'secret',
  }
}
