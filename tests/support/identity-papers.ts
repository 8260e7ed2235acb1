import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { DocumentInput, DocumentSide } from '#domain/identity/identity-document.ts'
import {
  declineIdentity,
  storeDocumentFile,
  submitDocument,
} from '#server/modules/trades/changes/submit-document.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import { checkUpload } from '#server/uploads/check-upload.ts'
import { createPng, JPEG } from './example-photos.ts'
import type { TestTrade, TradeHand } from './inspected-trades.ts'
import type { Answer, TestShop } from './test-shop.ts'

/** A card of nobody, as typed. */
export const TYPED_CARD: DocumentInput = {
  kind: 'ID_CARD',
  number: 'X4RT-BPFW4',
  issuedBy: 'Préfecture du Rhône',
  issuedDay: '01/03/2021',
  expiryDay: '28/02/2031',
}

/** The number as it is stored. */
export const CARD_NUMBER = 'X4RTBPFW4'

export const SIDES = { FRONT: JPEG, BACK: createPng() } as const satisfies Record<DocumentSide, Buffer>

/** A seller who sends a document through the API. */
export function createIdentitySeller(shop: TestShop, host: string, { tradeNumber, key }: TestTrade) {
  const path = `/api/trades/${tradeNumber}/identity`
  const headers = { [SALE_KEY_HEADER]: key }
  const sendFile = (side: string, body: Buffer, type = 'image/jpeg'): Promise<Answer> =>
    shop.send(host, `${path}/files/${side}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    })
  const sendFields = (fields: object = TYPED_CARD): Promise<Answer> =>
    shop.send(host, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  return {
    sendFile,
    sendFields,
    async sendAll(): Promise<Answer> {
      await sendFile('FRONT', SIDES.FRONT)
      await sendFile('BACK', SIDES.BACK, 'image/png')
      return sendFields()
    },
    decline: () => shop.send(host, `${path}/decline`, { method: 'POST', headers }),
    view: async () => JSON.parse((await shop.get(host, `/api/trades/${tradeNumber}`, headers)).text),
  }
}

/** The sale as its seller has it open. */
async function openAsSeller({ db }: TradeHand, transactionId: number) {
  const trade = await findTrade(db, transactionId)
  if (!trade) throw new Error('There is no such trade')
  const { keyVersion } = trade
  return { trade, access: 'act', keyVersion, subjects: [{ kind: 'sale', transactionId }] } as const
}

/** The seller of a trade sends the fields of a document, with the files that are there. */
export async function submitFields(
  hand: TradeHand,
  transactionId: number,
  input: DocumentInput,
): Promise<void> {
  await submitDocument(hand, await openAsSeller(hand, transactionId), input)
}

/** The seller of a trade uploads both sides of a document and submits nothing yet. */
export async function uploadSides(hand: TradeHand, transactionId: number): Promise<void> {
  const opened = await openAsSeller(hand, transactionId)
  for (const side of ['FRONT', 'BACK'] as const) {
    const upload = await checkUpload(SIDES[side])
    if (upload.kind === 'refused') throw new Error(upload.problem)
    await storeDocumentFile(hand, opened, { side, upload })
  }
}

/** The seller of a trade sends a document, without a shop. */
export async function submitCard(
  hand: TradeHand,
  transactionId: number,
  input: DocumentInput = TYPED_CARD,
): Promise<void> {
  await uploadSides(hand, transactionId)
  await submitFields(hand, transactionId, input)
}

/** The seller of a trade wants the device back instead of showing a document. */
export async function declineDocument(hand: TradeHand, transactionId: number): Promise<void> {
  await declineIdentity(hand, await openAsSeller(hand, transactionId))
}
