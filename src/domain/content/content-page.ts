/** A piece of running text. Links are resolved: a path of the shop or a mail address. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

export type Block =
  /** One of the shop's drawings, by its name. */
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

/** A content page as the content system stores it, before links and placeholders are resolved. */
export interface ContentSource {
  /** The same in every market, so the language switch finds the page. */
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly lead: string
  /** ISO day of the last change. */
  readonly updated: string
  /** Markdown. */
  readonly body: string
}

/** A content page ready to render. */
export interface ContentPage extends Omit<ContentSource, 'body'> {
  readonly blocks: readonly Block[]
}
