import { queryOptions } from '@tanstack/react-query'
import type { DocumentList, OpenDocument, PreviewLink, VersionContent } from '#contracts/desk/content.ts'
import type { DocumentKey } from '#domain/content/content-document.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Publishing one document changes the list. */
export const CONTENT_KEY = ['content'] as const

export const buildDocumentPath = ({ market, kind, name }: DocumentKey, rest = ''): string =>
  `/desk/api/content/${market}/${kind}/${encodeURIComponent(name)}${rest}`

export const buildDocumentHref = ({ market, kind, name }: DocumentKey): string =>
  `/desk/content/${market}/${kind}/${name}`

export const CONTENT_QUERY = queryOptions({
  queryKey: [...CONTENT_KEY, 'list'],
  queryFn: readFrom<DocumentList>('/desk/api/content'),
})

/** Loaded once: what an editor types must not be replaced by an answer that comes later. */
export const buildDocumentQuery = (key: DocumentKey) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'document', key],
    queryFn: readFrom<OpenDocument>(buildDocumentPath(key)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const buildVersionQuery = (key: DocumentKey, version: number) =>
  queryOptions({
    queryKey: ['content-version', key, version],
    queryFn: readFrom<VersionContent>(buildDocumentPath(key, `/versions/${version}`)),
  })

export interface PreviewWish {
  readonly mode: ShopMode
  /** The moment whose banners are shown; null is now. */
  readonly at: string | null
}

/** Another address for every revision, so that the frame loads again. */
export const buildPreviewQuery = (key: DocumentKey, { mode, at }: PreviewWish, revision: number) => {
  const query = new URLSearchParams(at === null ? { mode } : { mode, at })
  return queryOptions({
    queryKey: ['content-preview', key, mode, at, revision],
    queryFn: readFrom<PreviewLink>(buildDocumentPath(key, `/preview?${query}`)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (before: PreviewLink | undefined) => before,
  })
}
