export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface MailMessage {
  /** The same for every attempt to send a mail. It becomes the Message-ID, so that duplicates can be recognised. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
  /** The URL for one-click unsubscribing in mail programs (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** Names the delivery, for reports about it. */
  readonly deliveryToken?: string
  /** The id of an earlier mail of the same sender, so that mail programs show both together. */
  readonly inReplyTo?: string
  /** Where reports about it go; the sender unless given. */
  readonly returnAddress?: string
  /**
   * Called when the server has accepted the recipient and only the end of the mail is missing. If it throws, the mail is
   * not sent.
   */
  readonly onDispatch?: () => Promise<void>
}

/** Sends mails. Throws on failure; the caller retries later. */
export interface MailPort {
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}
