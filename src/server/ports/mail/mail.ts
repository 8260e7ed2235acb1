export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface MailMessage {
  /** Same id for every attempt to send the same mail; becomes the Message-ID, so that a repeated delivery can be told. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
  /** Where a mail program ends these mails for its reader with one call (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mails. A failure is thrown and tried again later. */
export interface MailPort {
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}
