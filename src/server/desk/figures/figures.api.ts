import {
  BREAKDOWN,
  BREAKDOWN_QUERY,
  FIGURE_OVERVIEW,
  FIGURE_PARAMS,
  FIGURE_QUERY,
  FIGURE_ROWS,
} from '#contracts/desk/figures.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { readFigure, readOverview, readParts, readRows } from './read-figures.ts'
import { writeBreakdown, writeFigure, writeRows } from './write-figures.ts'

const ROLES = ['figures', 'administration'] as const satisfies readonly OperatorRole[]

const ACTION = 'READ_FIGURES'

/** Figures of the business: counts without people. */
export const FIGURE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/figures',
    roles: ROLES,
    action: ACTION,
    list: { title: 'Figures', key: '7' },
  }),
  deskScreen({ url: '/desk/figures/:figure', roles: ROLES, action: ACTION }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures',
    roles: ROLES,
    action: ACTION,
    summary:
      'Returns every figure of a period by day or week, with the period before, how each is counted, the funnel, reasons of new offers, what became of sold devices, and what waits now.',
    schema: { querystring: FIGURE_QUERY, response: { 200: FIGURE_OVERVIEW } },
    handler: async ({ db, query, now }) => readOverview(db, query, now()),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures/breakdown',
    roles: ROLES,
    action: ACTION,
    summary: 'Returns the main figures of a period by market, category or device.',
    schema: { querystring: BREAKDOWN_QUERY, response: { 200: BREAKDOWN } },
    handler: async ({ db, query }) => readParts(db, query),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures/breakdown/csv',
    roles: ROLES,
    action: ACTION,
    summary: 'Returns the main figures of a period by market, category or device as CSV.',
    schema: { querystring: BREAKDOWN_QUERY },
    handler: async ({ db, query }) => writeBreakdown(await readParts(db, query)),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures/:figure/csv',
    roles: ROLES,
    action: ACTION,
    summary: 'Returns one figure of a period by day or week as CSV.',
    schema: { params: FIGURE_PARAMS, querystring: FIGURE_QUERY },
    handler: async ({ db, params, query }) => {
      const { figure, currency } = await readFigure(db, params.figure, query)
      return writeFigure(figure, currency)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures/:figure/rows',
    roles: ROLES,
    action: ACTION,
    summary: 'Lists the sales and devices behind a figure of up to 31 days, up to 500.',
    schema: { params: FIGURE_PARAMS, querystring: FIGURE_QUERY, response: { 200: FIGURE_ROWS } },
    handler: async ({ db, params, query }) => readRows(db, params.figure, query),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/figures/:figure/rows/csv',
    roles: ROLES,
    action: ACTION,
    summary: 'Returns the sales and devices behind a figure of up to 31 days as CSV.',
    schema: { params: FIGURE_PARAMS, querystring: FIGURE_QUERY },
    handler: async ({ db, params, query }) => writeRows(await readRows(db, params.figure, query)),
  }),
]
