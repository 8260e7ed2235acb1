/** A browser that takes notifications. */
export interface PushReceiver {
  readonly endpoint: string
  /** Its public key and its secret, in base64url. */
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly text: string
  /** A later message of the same topic replaces one that was not shown yet. */
  readonly topic: string
}

/** Sends notifications to browsers, through the push service that each of them has chosen. */
export interface PushPort {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Gone: the browser takes no more. Throws where another attempt may help. */
  send(receiver: PushReceiver, message: PushMessage): Promise<'delivered' | 'gone'>
}
