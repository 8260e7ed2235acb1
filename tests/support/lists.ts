import type { ListQuoteLine, ListRowQuote } from '#contracts/lists.ts'
import type { OfferLineInput } from '#domain/lists/merge-rows.ts'
import { WIDGET_HOST } from './shop-hosts.ts'
import type { Answer, TestShop } from './test-shop.ts'

export interface ListCall {
  readonly host?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a list to be priced, to the business shop by default. */
export const sendListTo = (shop: TestShop, text: string, call: ListCall): Promise<Answer> =>
  shop.send(call.host ?? WIDGET_HOST, `/api/lists/quotes${call.query ?? ''}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/csv', ...call.headers },
  })

export const postTo = (
  shop: TestShop,
  { path, body, host = WIDGET_HOST, headers }: ListCall & { readonly path: string; readonly body: unknown },
): Promise<Answer> =>
  shop.send(host, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The lines of the answer to a list. */
export const parseLines = (text: string): ListQuoteLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ListQuoteLine)

export const parseRows = (text: string): ListRowQuote[] =>
  parseLines(text).flatMap((line) => (line.kind === 'row' ? [line] : []))

/** The offer line that sells a row. */
export const toLine = ({ device, ...row }: ListRowQuote): OfferLineInput => ({
  deviceId: device?.id ?? 0,
  storageGb: row.storageGb ?? 0,
  conditionId: row.conditionId ?? 0,
  quantity: row.quantity ?? 0,
  answers: row.answers ?? {},
})
