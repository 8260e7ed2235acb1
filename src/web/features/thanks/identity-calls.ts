import { buildIdentityUrl } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import type { DocumentSide } from '#domain/identity/identity-document.ts'
import type { ApiResult } from '#web/platform/api/call-api.ts'
import { type FileUpload, uploadFile } from '#web/platform/api/upload-file.ts'
import { callSale, sendAsSeller } from '#web/trades/call-sale.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import type { SaleChangeProps } from './cancel-sale.tsx'

/** What every part of the section needs: the sale, how to change it, and its document. */
export interface IdentityProps extends SaleChangeProps {
  readonly identity: NonNullable<TradeView['identity']>
}

export interface DocumentValues {
  readonly kind: string
  readonly number: string
  readonly issuedBy: string
  readonly issuedDay: string
  readonly expiryDay: string
}

/** Sends the file of one side. */
export const sendDocumentFile = (
  access: TradeAccess,
  side: DocumentSide,
  upload: Pick<FileUpload, 'file' | 'onProgress'>,
): Promise<ApiResult<TradeView>> =>
  sendAsSeller(access, (proof) =>
    uploadFile<TradeView>(buildIdentityUrl(access.tradeNumber, `/files/${side}`), { ...upload, ...proof }),
  )

/** Sends the typed fields; the files are there by then. */
export const sendDocument = (access: TradeAccess, body: DocumentValues): Promise<ApiResult<TradeView>> =>
  callSale<TradeView>(access, buildIdentityUrl(access.tradeNumber), { body })

/** Has the devices sent back, because no document is shown. */
export const declineIdentity = (access: TradeAccess): Promise<ApiResult<TradeView>> =>
  callSale<TradeView>(access, buildIdentityUrl(access.tradeNumber, '/decline'), { method: 'POST' })
