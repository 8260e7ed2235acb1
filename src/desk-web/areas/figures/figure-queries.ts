import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Breakdown, Figure, FigureOverview, FigureRows } from '#contracts/desk/figures.ts'
import type { FigureId } from '#domain/figures/figure-definitions.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { type FigureView, writeQuery } from './figure-address.ts'

const API = '/desk/api/figures'

export const buildOverviewQuery = (view: FigureView) =>
  queryOptions({
    queryKey: ['figures', String(writeQuery(view))],
    queryFn: readFrom<FigureOverview>(`${API}?${writeQuery(view)}`),
    placeholderData: keepPreviousData,
  })

function writePartsQuery(view: FigureView, by: Breakdown['by']): URLSearchParams {
  const query = writeQuery(view)
  query.delete('step')
  query.delete('device')
  query.set('by', by)
  return query
}

export const buildPartsQuery = (view: FigureView, by: Breakdown['by']) =>
  queryOptions({
    queryKey: ['figures', 'parts', String(writePartsQuery(view, by))],
    queryFn: readFrom<Breakdown>(`${API}/breakdown?${writePartsQuery(view, by)}`),
    placeholderData: keepPreviousData,
  })

export const buildRowsQuery = (id: FigureId, view: FigureView) =>
  queryOptions({
    queryKey: ['figures', 'rows', id, String(writeQuery(view))],
    queryFn: readFrom<FigureRows>(`${API}/${id}/rows?${writeQuery(view)}`),
  })

export const buildCsvPath = (id: FigureId, view: FigureView): string => `${API}/${id}/csv?${writeQuery(view)}`

export const buildRowsCsvPath = (id: FigureId, view: FigureView): string =>
  `${API}/${id}/rows/csv?${writeQuery(view)}`

export const buildPartsCsvPath = (view: FigureView, by: Breakdown['by']): string =>
  `${API}/breakdown/csv?${writePartsQuery(view, by)}`

export const findFigure = ({ figures }: FigureOverview, id: FigureId): Figure => {
  const figure = figures.find((one) => one.id === id)
  if (!figure) throw new RangeError(`There is no figure ${id}`)
  return figure
}
