import type { MailPicture } from '#server/mails/rendering/mail-content.ts'
import type { TradeMailInput } from './trade-mail-blocks.ts'

/** File name of the attached QR code; the picture in the mail refers to it. */
export const QR_FILE = 'qr.png'

const QR_SIZE = 176

/** The code that a parcel shop scans instead of a printed label. */
export const qrPicture = ({ t }: Pick<TradeMailInput, 't'>): MailPicture => ({
  kind: 'picture',
  source: { cid: QR_FILE },
  alt: t('MAIL_CREATED_QR'),
  width: QR_SIZE,
  height: QR_SIZE,
})
