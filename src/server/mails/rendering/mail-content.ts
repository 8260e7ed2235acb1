/** A row of a table of facts. */
export interface MailFact {
  readonly label: string
  readonly value: string
  /** Set large, because the mail was sent for it. */
  readonly isLarge?: boolean
}

/** A row of a sum; the amount is already formatted for the reader. */
export interface MailAmount {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

export interface MailStep {
  readonly title: string
  readonly text?: string
}

export interface MailChoice {
  readonly label: string
  readonly url: string
}

/** A device that the shop buys; the price is already formatted for the reader. */
export interface MailDevice {
  readonly name: string
  readonly price: string
  /** A line below the name. */
  readonly note?: string
  readonly url: string
}

/** Where a picture comes from: an attachment of the same mail, by its file name, or a public address. */
export type MailPictureSource = { readonly cid: string } | { readonly url: string }

/** Sizes are in CSS pixels. */
export interface MailPicture {
  readonly kind: 'picture'
  readonly source: MailPictureSource
  /** Shown where the picture is not. */
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** One part of a mail. Texts are plain: HTML in them is shown as text, line breaks are kept. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly MailFact[] }
  | { readonly kind: 'amounts'; readonly title?: string; readonly rows: readonly MailAmount[] }
  | { readonly kind: 'steps'; readonly title?: string; readonly steps: readonly MailStep[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Possible answers. All look alike, so that none is easier to give than another. */
  | { readonly kind: 'choices'; readonly title?: string; readonly choices: readonly MailChoice[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'devices'; readonly title?: string; readonly devices: readonly MailDevice[] }
  /** Small links that end a mail: settings, unsubscribing. */
  | { readonly kind: 'links'; readonly links: readonly MailChoice[] }
  | { readonly kind: 'divider' }
  | MailPicture

/** What a mail says, apart from how it looks. */
export interface MailContent {
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}
