import { queryOptions } from '@tanstack/react-query'
import type { OpenPartner, PartnerList } from '#contracts/desk/partners.ts'
import type { PartnerKey } from '#domain/partners/partner.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Publishing one record changes the list. */
export const PARTNERS_KEY = ['partners'] as const

export const buildPartnerPath = ({ kind, id }: PartnerKey, rest = ''): string =>
  `/desk/api/partners/${kind}/${id}${rest}`

export const buildPartnerHref = ({ kind, id }: PartnerKey): string => `/desk/partners/${kind}/${id}`

export const PARTNERS_QUERY = queryOptions({
  queryKey: [...PARTNERS_KEY, 'list'],
  queryFn: readFrom<PartnerList>('/desk/api/partners'),
})

/** Loaded once: what an operator types must not be replaced by an answer that comes later. */
export const buildPartnerQuery = (key: PartnerKey) =>
  queryOptions({
    queryKey: [...PARTNERS_KEY, 'partner', key],
    queryFn: readFrom<OpenPartner>(buildPartnerPath(key)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
