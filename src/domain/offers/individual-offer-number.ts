/** One of the offers that were made for a request. */
export interface IndividualOfferKey {
  readonly requestId: number
  readonly number: number
}

/** As mails and pages name it, such as `20417733-1`. */
export const formatOfferNumber = ({ requestId, number }: IndividualOfferKey): string =>
  `${requestId}-${number}`

/** Why an offer was withdrawn whose place another one has taken. */
export const describeReplacement = (by: IndividualOfferKey): string =>
  `Replaced by offer ${formatOfferNumber(by)}`

/** Null where a text is no such number. */
export function readOfferNumber(text: string): IndividualOfferKey | null {
  const [, request, number] = /^(\d{1,15})-(\d{1,4})$/.exec(text) ?? []
  return request && number ? { requestId: Number(request), number: Number(number) } : null
}
