import type { NEUTRAL_ROUTES, RouteName } from './route-table.ts'

type ParamNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The parameters in a route's path, by name. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<(typeof NEUTRAL_ROUTES)[Name]>, string>
>

const SLUG = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/
const NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?$/
const SLUG_MAX_LENGTH = 128

const isSlug = (value: string) => value.length <= SLUG_MAX_LENGTH && SLUG.test(value)

const PARAM_RULES: Readonly<Record<string, (value: string) => boolean>> = {
  overview: isSlug,
  pdp: isSlug,
  category: isSlug,
  contentPages: isSlug,
  emailHash: (value) => TOKEN.test(value),
  id: (value) => TOKEN.test(value),
  watchKey: (value) => TOKEN.test(value),
  trade: (value) => NUMBER.test(value),
  parcel: (value) => NUMBER.test(value),
  offer: (value) => NUMBER.test(value),
  offerid: (value) => /^[A-Za-z0-9_-]{1,64}$/.test(value),
}

/** Whether every parameter is well-formed. Says nothing about whether the thing exists. */
export const hasValidParams = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => PARAM_RULES[name]?.(value) ?? false)
